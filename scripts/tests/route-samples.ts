/** What a call is asked with: one that is closed to some must be well-formed, or 422 would hide who may. */
export type RouteSample = { params?: Record<string, string>; query?: string; body?: object }

const NOBODYS_ID = '01890000-0000-7000-8000-000000000000'

const address = {
  Title: 'خانه',
  Receiver: 'نسترن کاظمی',
  Mobile: '09121234567',
  CityId: '1',
  PostalCode: '1193653471',
  Address: 'خیابان انقلاب، پلاک ۱',
  IsDefault: false,
}

export const routeSamples: Record<string, RouteSample> = {
  'POST /api/shop/gift/addtoorder': { body: { OrderID: '100001', ProductID: 1, CustomProductID: null } },
  'PUT /api/shop/account/profile': {
    body: {
      FirstName: 'نسترن',
      LastName: 'کاظمی',
      NationalCode: '0012345679',
      BirthDay: '1',
      BirthMonth: '1',
      BirthYear: '1370',
      MaritalStatus: '0',
      Calendar: 'jalali',
      Version: 0,
    },
  },
  'POST /api/shop/account/addresses': { body: address },
  'PUT /api/shop/account/addresses/:id': { params: { id: NOBODYS_ID }, body: address },
  'DELETE /api/shop/account/addresses/:id': { params: { id: NOBODYS_ID } },
  'GET /api/shop/favorite/:productId': { params: { productId: '1' } },
  'POST /api/shop/favorite': { body: { ProductId: 1, IsFavorite: true } },
}

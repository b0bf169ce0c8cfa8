/** What a call is asked with: one that is closed to some must be well-formed, or 422 would hide who may. */
export type RouteSample = {
  params?: Record<string, string>
  query?: string
  body?: object
  /** An upload as it goes over the wire, with its boundary. */
  form?: { boundary: string; text: string }
}

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

const upload = [
  '--b',
  'Content-Disposition: form-data; name="UserFile"; filename="card.jpg"',
  '',
  'no picture',
  '--b',
  'Content-Disposition: form-data; name="FormField"',
  '',
  '{"FormFieldID":"national-card"}',
  '--b--',
  '',
].join('\r\n')

const returnWish = { Key: 'press-0001', Reason: 'other', Note: '', Lines: [{ Position: 1, Quantity: 1 }] }

export const routeSamples: Record<string, RouteSample> = {
  'POST /api/shop/gift/addtoorder': { body: { OrderID: '100001', ProductID: 1, CustomProductID: null } },
  'GET /api/shop/order/:id/gifts': { params: { id: NOBODYS_ID } },
  'POST /api/shop/order/place': {
    body: {
      Key: 'a-press-of-the-button',
      AddressId: null,
      DeliveryMethodId: null,
      PaymentMethodID: 1,
      BankID: null,
      InstallmentPlanID: null,
      RulesAccepted: true,
      ExpectedPayableRial: 0,
    },
  },
  'GET /api/shop/delivery/promise': { query: 'CityId=1' },
  'GET /api/shop/order/:id': { params: { id: NOBODYS_ID } },
  'POST /api/shop/order/:id/pay': { params: { id: NOBODYS_ID }, body: { BankID: null } },
  'POST /api/shop/order/:id/cancel': { params: { id: NOBODYS_ID } },
  'POST /api/shop/order/:id/receipt': {
    params: { id: NOBODYS_ID },
    body: { PaidAt: '1405/08/24 10:30', LastFour: '1234', FileId: null },
  },
  'GET /shop/payment/go/:attempt': { params: { attempt: NOBODYS_ID } },
  'GET /shop/payment/return/:gateway/:attempt': { params: { gateway: 'zarinpal', attempt: NOBODYS_ID } },
  'POST /shop/payment/return/:gateway/:attempt': { params: { gateway: 'sep', attempt: NOBODYS_ID } },
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
  'GET /api/shop/manage/people/:id/export': { params: { id: '999999999' } },
  'POST /api/shop/manage/people/:id/erase': { params: { id: '999999999' } },
  'POST /api/shop/manage/people/:id/score': {
    params: { id: '999999999' },
    body: { Key: 'press-0001', Points: 1, Reason: 'جبران' },
  },
  'POST /api/shop/manage/people/:id/note': {
    params: { id: '999999999' },
    body: { Key: 'press-0001', Text: 'پس از ۱۷' },
  },
  'POST /api/shop/manage/people/:id/sign-in-code': { params: { id: '999999999' } },
  'POST /api/shop/account/addresses': { body: address },
  'PUT /api/shop/account/addresses/:id': { params: { id: NOBODYS_ID }, body: address },
  'DELETE /api/shop/account/addresses/:id': { params: { id: NOBODYS_ID } },
  'GET /api/shop/favorite/:productId': { params: { productId: '1' } },
  'POST /api/shop/userfile/SumbitUserFile': { form: { boundary: 'b', text: upload } },
  'POST /api/shop/userfile/Delete': { body: { ID: NOBODYS_ID } },
  'GET /api/shop/userfile/view/:id': {
    params: { id: NOBODYS_ID },
    query: `?until=9999999999&mark=${'a'.repeat(43)}`,
  },
  'POST /api/shop/manage/userfile/link': { body: { ID: NOBODYS_ID } },
  'GET /api/shop/order/:id/download/:file': { params: { id: NOBODYS_ID, file: '1' } },
  'GET /api/shop/manage/order/:id': { params: { id: NOBODYS_ID } },
  'POST /api/shop/manage/order/:id/approve': { params: { id: NOBODYS_ID } },
  'POST /api/shop/manage/order/:id/ship': {
    params: { id: NOBODYS_ID },
    body: { Carrier: 'پست', TrackingCode: '' },
  },
  'POST /api/shop/manage/order/:id/tracking': {
    params: { id: NOBODYS_ID },
    body: { OldCode: '', TrackingCode: '۱۲۳۴۵۶', Reason: '' },
  },
  'POST /api/shop/manage/order/:id/deliver': { params: { id: NOBODYS_ID } },
  'POST /api/shop/manage/order/:id/cancel': { params: { id: NOBODYS_ID }, body: { Reason: 'انصراف' } },
  'POST /api/shop/manage/order/:id/note': { params: { id: NOBODYS_ID }, body: { Note: 'یادداشت' } },
  'POST /api/shop/manage/order/:id/refund': { params: { id: NOBODYS_ID }, body: { AttemptNumber: 1 } },
  'POST /api/shop/manage/order/:id/refunded': {
    params: { id: NOBODYS_ID },
    body: { AttemptNumber: 1, Note: 'برگشت' },
  },
  'POST /api/shop/manage/order/:id/end-doubt': {
    params: { id: NOBODYS_ID },
    body: { AttemptNumber: 1, Reason: 'بانک پاسخ نداد' },
  },
  'POST /api/shop/manage/order/:id/due-paid': { params: { id: NOBODYS_ID }, body: { Position: 1 } },
  'GET /api/shop/order/:id/returns': { params: { id: NOBODYS_ID } },
  'POST /api/shop/order/:id/return': { params: { id: NOBODYS_ID }, body: returnWish },
  'POST /api/shop/order/:id/return-withdraw': { params: { id: NOBODYS_ID }, body: { ReturnNumber: 5001 } },
  'GET /api/shop/manage/order/:id/returns': { params: { id: NOBODYS_ID } },
  'POST /api/shop/manage/order/:id/return-open': {
    params: { id: NOBODYS_ID },
    body: { ...returnWish, Overrule: '' },
  },
  'POST /api/shop/manage/order/:id/return-approve': {
    params: { id: NOBODYS_ID },
    body: { ReturnNumber: 5001 },
  },
  'POST /api/shop/manage/order/:id/return-refuse': {
    params: { id: NOBODYS_ID },
    body: { ReturnNumber: 5001, Reason: 'باز شده' },
  },
  'POST /api/shop/manage/order/:id/return-withdraw': {
    params: { id: NOBODYS_ID },
    body: { ReturnNumber: 5001 },
  },
  'POST /api/shop/manage/order/:id/return-receive': {
    params: { id: NOBODYS_ID },
    body: { ReturnNumber: 5001 },
  },
  'POST /api/shop/manage/order/:id/return-inspect': {
    params: { id: NOBODYS_ID },
    body: { ReturnNumber: 5001, Lines: [{ Position: 1, Restocked: 1, Damaged: 0, Missing: 0 }] },
  },
  'POST /api/shop/manage/order/:id/refund-grant': {
    params: { id: NOBODYS_ID },
    body: {
      Key: 'press-0001',
      ReturnNumber: null,
      DeliveryRial: 0,
      GoodwillRial: 1,
      Reason: '',
      ByBank: false,
    },
  },
  'POST /api/shop/manage/order/:id/refund-part-ask': {
    params: { id: NOBODYS_ID },
    body: { PartNumber: 9001 },
  },
  'POST /api/shop/manage/order/:id/refund-part-paid': {
    params: { id: NOBODYS_ID },
    body: { PartNumber: 9001, Iban: 'IR820540102680020817909002', Note: '' },
  },
  'POST /api/shop/manage/shipments': { body: { Text: '999999999 12345', Carrier: 'پست' } },
  'POST /api/shop/manage/shipments/check': { body: { Text: '999999999 12345' } },
  'POST /api/shop/manage/order-views': { body: { Name: 'نمای آزمون', Query: 'note=1', IsShared: false } },
  'POST /api/shop/manage/order-view/:id/rename': { params: { id: NOBODYS_ID }, body: { Name: 'نمای دیگر' } },
  'POST /api/shop/manage/order-view/:id/move': { params: { id: NOBODYS_ID }, body: { Before: null } },
  'POST /api/shop/manage/order-view/:id/remove': { params: { id: NOBODYS_ID } },
  'POST /api/shop/manage/order-view/:id/default': { params: { id: NOBODYS_ID }, body: { IsDefault: true } },
  'POST /api/shop/manage/holiday': { body: { Day: '1450/01/01', Title: '' } },
  'POST /api/shop/manage/return-exception': { body: { ProductId: 2_000_000_000, Kind: 'food' } },
  'POST /api/shop/comment/create': {
    body: { ParentId: null, SectionId: 1, SectionType: 'product', Comment: 'خوش‌دست است.' },
  },
  'GET /api/shop/comment/votes/:sectionType/:sectionId': {
    params: { sectionType: 'product', sectionId: '1' },
  },
  'POST /api/shop/comment/vote': { body: { CommentId: 1, IsUpVote: true } },
  'POST /api/shop/favorite': { body: { ProductId: 1, IsFavorite: true } },
}

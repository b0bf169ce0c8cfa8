/** What a call is asked with: one that is closed to some must be well-formed, or 422 would hide who may. */
export type RouteSample = { params?: Record<string, string>; query?: string; body?: object }

export const routeSamples: Record<string, RouteSample> = {
  'POST /api/shop/gift/addtoorder': { body: { OrderID: '100001', ProductID: 1, CustomProductID: null } },
}

/** How one kind of refusal is answered. Without `body` the route sends its own, as basket calls do. */
export type RefusalRow<Refusal> = {
  status: number
  headers?: (refusal: Refusal) => Record<string, string>
  body?: (refusal: Refusal) => unknown
}

/** The common row: the page picks its text by `Message`. */
export const message = (status: number, Message: string) => ({ status, body: () => ({ Message }) })

/** The row of calls whose refusals are named by `error`. */
export const named = (status: number, error: string) => ({ status, body: () => ({ error }) })

/** The row of orders and checkouts: the page reads the refusal's own data too. */
export const orderRefused = (Message: string) => ({
  status: 409,
  body: (refusal: { kind: string }) => ({ Message, Refusal: refusal }),
})

/** Adds to a row when the caller may come again. */
export const withWait = <Row extends object>(row: Row) => ({
  ...row,
  headers: ({ waitSeconds }: { waitSeconds: number }) => retryAfter(waitSeconds),
})

export const retryAfter = (seconds: number) => ({ 'retry-after': String(seconds) })

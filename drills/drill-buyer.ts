import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { CheckoutWire, PlacedWire, PlaceRefusedWire } from '@rasteh/contracts/checkout'
import { LABEL_HEADER } from '@rasteh/contracts/headers'
import type { BankName, BankSimulator, Return } from '@rasteh/simulator/banks'
import { sessionCookie } from '@rasteh/test-kit/session-cookie'

export type Buyer = { customerId: number; sessionId: string; addressId: string }
export type Counter = {
  /** Any living process of shop-api; which one is the caller's choice. */
  address: () => string
  origin: string
  secret: string
  simulator: BankSimulator
  chance: () => number
  /** How long a buyer's session token is still good; an hour by default. */
  sessionSeconds?: number
  /** Gets every answer as it comes, also those of calls that are tried again. */
  onAnswer?: (answer: TimedAnswer) => void
}

/** One try of one call: its status, 0 for a line that broke or an answer that never came. */
export type TimedAnswer = {
  path: string
  status: number
  /** Whether it says when to come again. */
  hasRetryAfter: boolean
  tookMs: number
}

/** What became of one visit to the counter, as the buyer saw it. */
export type Visit = Ordered | { kind: 'refused'; why: string }
export type Ordered = {
  kind: 'ordered'
  orderId: string
  /** When placing was first asked for, and when the buyer heard that it is done. */
  askedAtMs: number
  placedAtMs: number
}

/** Buys one thing as a browser does: it tries again when the line breaks, with the same key. */
export async function buyOnce(counter: Counter, buyer: Buyer, productId: number) {
  const call = caller(counter, buyer)
  await call('POST', '/api/shop/cart/create', [{ ProductId: productId, Quantity: 1, Action: 1 }])
  const checkout = await chooseDelivery(call, buyer.addressId)
  const askedAtMs = Date.now()
  const answer = await call('POST', '/api/shop/order/place', {
    Key: randomUUID(),
    AddressId: buyer.addressId,
    DeliveryMethodId: checkout.DeliveryMethodId,
    PaymentMethodID: 3,
    BankID: checkout.Banks[Math.floor(counter.chance() * checkout.Banks.length)]?.Id ?? null,
    InstallmentPlanID: null,
    RulesAccepted: true,
    ExpectedPayableRial: checkout.PayableRial,
  })
  if (answer.status !== 200) {
    const refused = (await answer.json()) as Partial<PlaceRefusedWire>
    await call('GET', '/api/shop/cart/get').then(emptyBasket(call))
    return { kind: 'refused', why: refused.Refusal?.kind ?? String(answer.status) } satisfies Visit
  }
  const placed = (await answer.json()) as PlacedWire
  const placedAtMs = Date.now()
  await pay(counter, call, placed.Next)
  return { kind: 'ordered', orderId: placed.OrderId, askedAtMs, placedAtMs } satisfies Visit
}

type Call = ReturnType<typeof caller>

/** A shop with several ways of sending chooses none by itself: the first that goes to this address is taken. */
async function chooseDelivery(call: Call, addressId: string): Promise<CheckoutWire> {
  const read = async (choice: string) =>
    (await (await call('GET', `/api/shop/checkout${choice}`)).json()) as CheckoutWire
  const offered = await read('')
  const first = offered.DeliveryMethods?.find(({ CostRial }) => CostRial !== null)
  if (offered.DeliveryMethodId !== null || !first) return offered
  return read(`?AddressId=${addressId}&DeliveryMethodId=${first.Id}`)
}

const emptyBasket = (call: Call) => async (answer: Response) => {
  for (const { Id } of (await answer.json()) as { Id: string }[])
    await call('DELETE', `/api/shop/cart/delete/${Id}`)
}

/** Goes to the bank and does there what the bank's script says; some come back twice, late, or never. */
async function pay({ simulator, origin }: Counter, call: Call, next: string): Promise<void> {
  const gone = await call('GET', next)
  const text = `${gone.headers.get('location') ?? ''} ${await gone.text()}`
  const payment = simulator.payments().find(({ authority }) => text.includes(authority))
  if (!payment) return
  const returns = simulator.beShopper(payment.bank as BankName, payment.authority) ?? []
  await Promise.all(returns.map((back) => comeBack(call, origin, back)))
}

async function comeBack(call: Call, origin: string, { method, url, fields, afterMs }: Return): Promise<void> {
  // A late return is late enough for its order to have expired, and soon enough for a drill.
  if (afterMs > 0) await setTimeout(Math.min(afterMs, 5_000))
  const path = url.replace(origin, '')
  const words = new URLSearchParams(fields)
  await (method === 'POST' ? call('POST', path, words) : call('GET', `${path}?${words}`))
}

/** Calls as this buyer; a broken line is tried again, and "come again later" is obeyed. */
export function caller(counter: Counter, buyer: Buyer) {
  const call = callOnce(counter, buyer)
  return async (method: string, path: string, body?: object): Promise<Response> => {
    for (let attempts = 0; ; attempts += 1) {
      try {
        const answer = await call(method, path, body)
        if (answer.status !== 503 && answer.status !== 500) return answer
        if (attempts >= 60) return answer
        await answer.arrayBuffer()
      } catch (error) {
        if (attempts >= 60) throw error
      }
      await setTimeout(100 + attempts * 20)
    }
  }
}

/** Calls as this buyer's browser, once. */
export function callOnce({ address, origin, secret, sessionSeconds, onAnswer }: Counter, buyer: Buyer) {
  const cookie = sessionCookie(secret, buyer, sessionSeconds)
  return async (method: string, path: string, body?: object): Promise<Response> => {
    const at = performance.now()
    const report = (status: number, hasRetryAfter: boolean) =>
      onAnswer?.({ path, status, hasRetryAfter, tookMs: performance.now() - at })
    try {
      const answer = await fetch(address() + path, { method, ...asBrowser(origin, cookie, body) })
      report(answer.status, answer.headers.has('retry-after'))
      return answer
    } catch (error) {
      report(0, false)
      throw error
    }
  }
}

function asBrowser(origin: string, cookie: string, body?: object): RequestInit {
  const form = body instanceof URLSearchParams || body instanceof FormData ? body : null
  return {
    redirect: 'manual',
    signal: AbortSignal.timeout(15_000),
    headers: {
      [LABEL_HEADER]: 'drill',
      origin,
      cookie,
      ...(body && !form ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: form ?? JSON.stringify(body) } : {}),
  }
}

import { randomUUID } from 'node:crypto'
import type { CheckoutWire, PlacedWire, PlaceRefusedWire } from '@rasteh/contracts/checkout'
import { ADDED_PATHS, fillPath, PATHS } from '@rasteh/contracts/paths'
import { sessionCookie } from '@rasteh/test-kit/session-cookie'
import type { Answer, Ask } from './caller.ts'

export type Buyer = { customerId: number; sessionId: string; addressId: string }
type Shop = { ask: Ask; secret: string; bankUrl: string; bankId: number }

const json = <Body>({ text }: Answer): Body => JSON.parse(text)

/** Puts one thing into the basket, checks out, pays at the bank and looks at the order. True when it was paid. */
export async function buy(
  { ask, secret, bankUrl, bankId }: Shop,
  buyer: Buyer,
  productId: number,
): Promise<boolean> {
  const cookie = sessionCookie(secret, buyer)
  const put = { ProductId: productId, Quantity: 1, Action: 1 }
  const basket = { method: 'POST', path: PATHS.cartCreate, cookie, body: [put] }
  const added = await ask({ name: 'checkout: basket', ...basket, refusal: soldOut })
  if (added.status !== 200) return false
  const checkout = await openCheckout(ask, cookie, buyer)
  if (!checkout) return false
  const { DeliveryMethodId, PayableRial } = checkout
  const placed = await ask({
    name: 'checkout: place',
    method: 'POST',
    path: ADDED_PATHS.orderPlace,
    cookie,
    refusal: placeRefusal,
    body: {
      Key: randomUUID(),
      AddressId: buyer.addressId,
      DeliveryMethodId,
      PaymentMethodID: 3,
      BankID: bankId,
      InstallmentPlanID: null,
      RulesAccepted: true,
      ExpectedPayableRial: PayableRial,
    },
  })
  if (placed.status !== 200) {
    await emptyBasket(ask, cookie)
    return false
  }
  const { Next, OrderId } = json<PlacedWire>(placed)
  const gone = await ask({ name: 'checkout: to the bank', path: Next, cookie })
  const authority = /StartPay\/(\w+)/.exec(String(gone.headers.location))?.[1]
  if (!authority) return false
  const back = await ask({ name: 'checkout: back', path: await payAtBank(bankUrl, authority), cookie })
  const order = fillPath(ADDED_PATHS.order, { id: OrderId })
  const seen = await ask({ name: 'checkout: order', path: order, cookie })
  return back.status === 303 && seen.status === 200
}

/** Opens the checkout and, as its page does, once more with a way of sending where none was chosen for the buyer. */
async function openCheckout(ask: Ask, cookie: string, { addressId }: Buyer): Promise<CheckoutWire | null> {
  const path = `${ADDED_PATHS.checkout}?AddressId=${addressId}`
  const opened = await ask({ name: 'checkout: open', path, cookie })
  if (opened.status !== 200) return null
  const checkout = json<CheckoutWire>(opened)
  const offered = checkout.DeliveryMethods.find(({ CostRial }) => CostRial !== null)
  if (checkout.DeliveryMethodId !== null || !offered) return checkout
  const chosen = await ask({ name: 'checkout: open', path: `${path}&DeliveryMethodId=${offered.Id}`, cookie })
  return chosen.status === 200 ? json<CheckoutWire>(chosen) : null
}

/** What the bank does takes its own time, which is not the shop's. */
async function payAtBank(bankUrl: string, authority: string): Promise<string> {
  const answer = await fetch(`${bankUrl}/control/shopper`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ bank: 'zarinpal', authority, outcome: 'pay' }),
  })
  const { returns } = (await answer.json()) as { returns: { url: string; fields: Record<string, string> }[] }
  const [first] = returns
  if (!first) throw new Error('the bank sent nobody back')
  const { pathname } = new URL(first.url)
  return `${pathname}?${new URLSearchParams(first.fields)}`
}

async function emptyBasket(ask: Ask, cookie: string): Promise<void> {
  const basket = await ask({ name: 'basket: read', path: PATHS.cartGet, cookie })
  if (basket.status !== 200) return
  for (const { Id } of json<{ Id: string }[]>(basket))
    await ask({
      name: 'basket: remove',
      method: 'DELETE',
      path: fillPath(PATHS.cartDelete, { id: Id }),
      cookie,
    })
}

/** On basket calls a bare 400 says that there is too little of it. */
export const soldOut = ({ status }: Answer) =>
  status === 400 ? { kind: 'stock or quantity', isPlanned: true } : undefined

const PLANNED = ['line-not-orderable', 'price-changed']

function placeRefusal(answer: Answer) {
  if (answer.status !== 409) return undefined
  const kind = json<Partial<PlaceRefusedWire>>(answer).Refusal?.kind ?? 'unknown'
  return { kind, isPlanned: PLANNED.includes(kind) }
}

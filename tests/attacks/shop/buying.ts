import { randomUUID } from 'node:crypto'
import type { CheckoutWire, PlacedWire } from '@rasteh/contracts/checkout'
import type { BankName, BankRecord, Outcome, Return } from '@rasteh/simulator/banks'
import type { Target } from '../attack.ts'
import { type Caller, jsonOf, openCaller } from '../caller.ts'
import type { AttackedShop } from './attacked-shop.ts'
import { type Customer, makeCustomer } from './people.ts'

export type Placed = {
  buyer: Caller
  customer: Customer
  orderId: string
  number: number
  gateway: BankName
  attemptId: string
  /** As the bank has it, once the buyer has gone there. */
  authority: string
}

const CREDIT: readonly BankName[] = ['snapppay', 'digipay']

/** A new customer orders one thing at this price and goes to the bank's page; nothing is paid yet. */
export async function goToBank(target: Target, gateway: BankName, priceRial: number): Promise<Placed> {
  const { shop } = target
  const { productId } = await shop.shopFixture.shelve({ priceRial, stock: 50 })
  const customer = await makeCustomer(shop)
  const buyer = openCaller(target, { cookies: customer.cookies })
  const addressId = await giveAddress(shop, customer)
  await must(
    buyer.call('POST', '/api/shop/cart/create', { json: [{ ProductId: productId, Quantity: 1, Action: 1 }] }),
  )
  const placed = await placeOrder(buyer, { addressId, shop, gateway })
  const attemptId = placed.Next.split('/').at(-1) ?? ''
  const gone = await buyer.call('GET', placed.Next)
  const shown = `${gone.headers.location ?? ''} ${gone.text}`
  const payment = (await paymentsOf(shop)).find(({ authority }) => shown.includes(authority))
  if (!payment) throw new Error(`${gateway} was not reached: ${gone.status}`)
  const { OrderId: orderId, OrderNumber: number } = placed
  return { buyer, customer, orderId, number, gateway, attemptId, authority: payment.authority }
}

type Choice = { addressId: string; shop: AttackedShop; gateway: BankName; expectedRial?: number }

/** Places what is in the basket, to be paid at this bank. */
export async function placeOrder(buyer: Caller, choice: Choice): Promise<PlacedWire> {
  return jsonOf<PlacedWire>(
    await must(buyer.call('POST', '/api/shop/order/place', { json: await orderOf(buyer, choice) })),
  )
}

/** What a browser sends to place its basket. */
export async function orderOf(buyer: Caller, { addressId, shop, gateway, expectedRial }: Choice) {
  const isCredit = CREDIT.includes(gateway)
  const open = async (query: string) =>
    jsonOf<CheckoutWire>(await must(buyer.call('GET', `/api/shop/checkout${query}`)))
  const offered = await open(`?AddressId=${addressId}`)
  const delivery = offered.DeliveryMethods.find(({ CostRial }) => CostRial !== null)?.Id ?? null
  const checkout = await open(`?AddressId=${addressId}&DeliveryMethodId=${delivery}`)
  const table = isCredit ? 'installment_banks' : 'banks'
  const { rows } = await shop.owner.query<{ id: number }>(
    `select id from public.${table} where ${isCredit ? 'provider' : 'gateway'}::text = $1`,
    [gateway],
  )
  return {
    Key: randomUUID(),
    AddressId: addressId,
    DeliveryMethodId: delivery,
    PaymentMethodID: isCredit ? 6 : 3,
    BankID: rows[0]?.id ?? null,
    InstallmentPlanID: null,
    RulesAccepted: true,
    ExpectedPayableRial: expectedRial ?? checkout.PayableRial,
  }
}

export async function giveAddress(
  { owner }: AttackedShop,
  { customerId, mobile }: Customer,
): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into shop.addresses (customer_id, title, receiver, mobile, city_id, postal_code, address, is_default)
     select $1, 'خانه', 'مریم احمدی', $2, c.id, '1193653471', 'خیابان انقلاب، پلاک ۱۲', true
     from public.cities c where c.province = '8' order by c.id limit 1 returning id`,
    [customerId, mobile],
  )
  return rows[0]?.id ?? ''
}

/** Does something at the bank's page and answers what the bank gives the browser to bring back. */
export async function actAtBank(shop: AttackedShop, placed: Placed, outcome: Outcome): Promise<Return> {
  const answer = await fetch(`${shop.banks}/control/shopper`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ bank: placed.gateway, authority: placed.authority, outcome }),
  })
  const { returns = [] } = (await answer.json()) as { returns?: Return[] }
  const [back] = returns
  if (!back) throw new Error(`${placed.gateway} sent nobody back after ${outcome}`)
  return back
}

/** Brings these fields to the return address of an order, as its gateway's browser would. */
export function comeBack(
  { buyer, gateway, attemptId }: Placed,
  { method, fields }: Pick<Return, 'method' | 'fields'>,
) {
  const path = `/shop/payment/return/${gateway}/${attemptId}`
  return method === 'POST'
    ? buyer.call('POST', path, { form: fields })
    : buyer.call('GET', `${path}?${new URLSearchParams(fields)}`)
}

/** All payments as the banks have them. */
export async function paymentsOf({ banks }: AttackedShop): Promise<BankRecord[]> {
  return (await (await fetch(`${banks}/control/payments`)).json()) as BankRecord[]
}

/** What an attack needs is not to be found at this door. */
export class NothingThere extends Error {}

/** The answer, which must be a good one: what only prepares an attack may not fail. */
export async function must(answering: ReturnType<Caller['call']>) {
  const answer = await answering
  if (answer.status === 404) throw new NothingThere(answer.text.slice(0, 100))
  if (answer.status < 200 || answer.status >= 400)
    throw new Error(`an attack could not be prepared: ${answer.status} ${answer.text.slice(0, 300)}`)
  return answer
}

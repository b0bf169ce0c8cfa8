import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { BasketWire } from '@rasteh/contracts/basket'
import type { StoredFileWire } from '@rasteh/contracts/files'
import { FILE_PART, FORM_FIELD_PART } from '@rasteh/contracts/files'
import type { OrderWire } from '@rasteh/contracts/orders'
import { ADDED_PATHS, fillPath, PATHS } from '@rasteh/contracts/paths'
import { keepCode } from '@rasteh/shop-store/accounts/one-time-codes/keep-code'
import type { Database } from '@rasteh/shop-store/platform/pool'
import { type Buyer, type Counter, callOnce } from './drill-buyer.ts'
import type { DrillProduct } from './drill-shop.ts'
import { noisePicture } from './noise-picture.ts'

/** The same counter, reached at one process alone. */
export const at = (counter: Counter, address: string): Counter => ({ ...counter, address: () => address })

/** Orders whose hold has more than its length left, or less than nothing, in the words of either process. */
export async function countWrongCountdowns(
  owner: Database,
  counters: readonly Counter[],
  { people, holdMs }: { people: readonly Buyer[]; holdMs: number },
): Promise<{ seen: number; wrong: number }> {
  const found = { seen: 0, wrong: 0 }
  const { rows } = await owner.query<{ id: string; customerId: number }>(
    `select id, customer_id as "customerId" from shop.orders where state = 'awaiting-payment'
     and hold_expires_at > now() + interval '5 seconds'`,
  )
  for (const { id, customerId } of rows) {
    const buyer = people.find((one) => one.customerId === customerId)
    for (const counter of buyer ? counters : []) {
      const answer = await callOnce(counter, buyer as Buyer)('GET', fillPath(ADDED_PATHS.order, { id }))
      if (answer.status !== 200) continue
      const { HoldExpiresAt, ServerNow } = (await answer.json()) as OrderWire
      if (!HoldExpiresAt) continue
      const leftMs = Date.parse(HoldExpiresAt) - Date.parse(ServerNow)
      found.seen += 1
      if (leftMs < 0 || leftMs > holdMs) found.wrong += 1
    }
  }
  return found
}

/** An address of a private file made by one process opens it at the other. Answers how many did not. */
export async function countRefusedLinks(counters: readonly Counter[], people: readonly Buyer[]) {
  let refused = 0
  for (const [place, counter] of counters.entries()) {
    const person = people[place]
    const other = counters[(place + 1) % counters.length]
    if (!person || !other) continue
    const form = new FormData()
    form.append(FILE_PART, new Blob([noisePicture(64)], { type: 'image/png' }), 'card.png')
    form.append(FORM_FIELD_PART, JSON.stringify({ FormFieldID: 'national-card' }))
    const kept = await callOnce(counter, person)('POST', PATHS.fileSubmit, form)
    const { FileSrc } = (await kept.json()) as StoredFileWire
    const shown = await callOnce(other, person)('GET', FileSrc)
    await shown.arrayBuffer()
    if (shown.status !== 200) refused += 1
  }
  return refused
}

/** A code kept now is right at every process, and one whose two minutes are over at none. Answers how many were not so. */
export async function countWrongCodes(
  owner: Database,
  counters: readonly Counter[],
  person: Buyer,
): Promise<number> {
  let wrong = 0
  for (const [counter, isOver] of counters.flatMap((one) => [[one, false] as const, [one, true] as const])) {
    const identity = `0912${String(randomInt(10_000_000)).padStart(7, '0')}`
    const code = String(randomInt(10_000_000, 100_000_000))
    await keepCode(owner, { identity, purpose: 'sign-in', code, culture: 'fa-IR', secret: counter.secret })
    if (isOver)
      await owner.query(
        `update shop.one_time_codes set made_at = now() - interval '3 minutes', expires_at = now() - interval '1 minute' where identity = $1`,
        [identity],
      )
    const asked = { Identity: identity, Purpose: 'sign-in', Code: code }
    const answer = await callOnce(counter, person)('POST', ADDED_PATHS.accountCodeCheck, asked)
    if (answer.status !== (isOver ? 400 : 200)) wrong += 1
    await setTimeout(50)
  }
  return wrong
}

/** An offer that ends in five minutes counts at every process, one that ended two minutes ago at none. */
export async function countWrongOffers(
  counters: readonly Counter[],
  person: Buyer,
  { standing, over }: { standing: DrillProduct; over: DrillProduct },
): Promise<number> {
  let wrong = 0
  for (const counter of counters) {
    const change = [standing, over].map(({ productId }) => ({ ProductId: productId, Quantity: 1, Action: 0 }))
    const answer = await callOnce(counter, person)('PUT', PATHS.cartUpdate, change)
    const lines = (await answer.json()) as BasketWire
    const [total] = lines
    // Ten percent of one million.
    if (total?.NormalDiscount !== 100_000) wrong += 1
  }
  return wrong
}

/** A token that is good for five minutes more is taken by every process, one that is over by none. */
export async function countWrongTokens(counters: readonly Counter[], person: Buyer): Promise<number> {
  let wrong = 0
  for (const counter of counters)
    for (const [sessionSeconds, status] of [
      [300, 200],
      [-120, 401],
    ] as const) {
      const answer = await callOnce({ ...counter, sessionSeconds }, person)('GET', ADDED_PATHS.checkout)
      await answer.arrayBuffer()
      if (answer.status !== status) wrong += 1
    }
  return wrong
}

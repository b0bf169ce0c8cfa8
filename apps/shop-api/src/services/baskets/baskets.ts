import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import {
  type BasketNotice,
  type BasketState,
  changeBasket,
  type LineChange,
  markPricesSeen,
  removeLine,
} from '@rasteh/shop-core/basket'
import { accept } from '@rasteh/shop-core/outcome'
import { type LoadedBasket, loadBasket } from '@rasteh/shop-store/baskets/load-basket'
import {
  createBasket,
  mergeIntoCustomerBasket,
  replaceBasket,
  saveBasket,
} from '@rasteh/shop-store/baskets/save-basket'
import type { Pool } from '@rasteh/shop-store/platform/pool'
import { uuidV7 } from '@rasteh/shop-store/platform/uuid'
import { IdempotencyKeyReused, TooBusy } from '../failures.ts'
import { newBasketKey } from './basket-key.ts'
import type { BasketAnswer, BasketCaller, Baskets, Decide } from './basket-service.ts'
import { createKeyedMutex } from './keyed-mutex.ts'
import { mustBeSaved, type OpenedBasket, openBasket } from './opened-basket.ts'
import { priceLoaded } from './price-loaded.ts'

/** How often a change is decided again on a basket that another process changed meanwhile. */
const CONFLICT_RETRIES = 20

type Asked = { wanted: readonly LineChange[]; askedCode?: string; decide: Decide }
type Written = { opened: OpenedBasket; after: BasketState; notice: BasketNotice | null }

/** Loads, lets the rule decide, saves on the version that was read. Changes of one basket wait for each other in this process. */
export function createBaskets({ database, nowMs }: { database: Pool; nowMs: Clock }): Baskets {
  const run = createKeyedMutex()
  const answer = answering(nowMs)

  async function decideAndSave(
    caller: BasketCaller,
    { wanted, askedCode, decide }: Asked,
  ): Promise<BasketAnswer> {
    for (let attempts = 0; attempts < CONFLICT_RETRIES; attempts += 1) {
      await waitRandomly(attempts)
      const loaded = await loadBasket(database, {
        ...caller,
        wanted,
        askedCode: askedCode ?? null,
        changeKey: caller.change?.idempotencyKey ?? null,
      })
      const opened = openBasket(loaded)
      if (isRepeated(loaded, caller))
        return answer(loaded, opened.state, { notice: loaded.earlier?.notice as BasketNotice | null })
      const outcome = decide(opened.state, loaded)
      const { state, notice } = outcome.ok ? outcome.value : { state: opened.state, notice: null }
      const rest = { notice, refusal: outcome.ok ? null : outcome.refusal }
      const isStillNone = opened.how === 'new' && state.lines.length === 0
      if (isStillNone || (state === opened.state && !mustBeSaved(opened))) return answer(loaded, state, rest)
      const saved = await write(caller, loaded, { opened, after: state, notice })
      if (saved) return { ...answer(loaded, { ...state, handle: saved.handle }, rest), ...saved }
    }
    throw new TooBusy('this basket is being changed by too many at once')
  }

  /** Null: another process was first. */
  async function write(
    caller: BasketCaller,
    loaded: LoadedBasket,
    { opened, after: decided, notice }: Written,
  ) {
    // From here on the shopper has been shown these prices.
    const after = markPricesSeen(decided, priceLoaded(loaded, decided, nowMs()).basket.lines)
    const customerId = loaded.customer?.id ?? null
    const mark = caller.change && {
      key: caller.change.idempotencyKey,
      requestHash: caller.change.requestHash,
      notice,
    }
    if (opened.how === 'merge') {
      const merged = await mergeIntoCustomerBasket(database, {
        own: opened.before,
        guest: opened.guest,
        after,
        mark,
      })
      return merged ? { handle: opened.before.handle, created: null } : null
    }
    if (opened.how === 'kept') {
      const done = await unlessTaken(
        saveBasket(database, { before: opened.before, after, customerId: opened.bindTo, mark }),
      )
      return done ? { handle: opened.before.handle, created: null } : null
    }
    const { secret, ...key } = newBasketKey()
    const done = await createBasket(database, { ...key, customerId, after, mark })
    return done ? { handle: key.handle, created: { handle: key.handle, secret } } : null
  }

  const exclusively = (caller: BasketCaller, asked: Asked) => {
    const name = caller.session ? `customer ${caller.session.userId}` : caller.key?.handle
    const job = () => decideAndSave(caller, asked)
    return name ? run(name, job) : job()
  }

  return {
    load: (caller) =>
      decideAndSave(caller, { wanted: [], decide: (state) => accept({ state, notice: null }) }),
    change: (caller, changes) => exclusively(caller, { wanted: changes, decide: changesAs(changes, nowMs) }),
    removeLine: (caller, lineId) =>
      exclusively(caller, {
        wanted: [],
        decide: (state) => accept({ state: removeLine(state, lineId), notice: null }),
      }),
    useScore: (caller, usesScore) =>
      exclusively(caller, {
        wanted: [],
        decide: (state) =>
          accept({ state: state.usesScore === usesScore ? state : { ...state, usesScore }, notice: null }),
      }),
    applyCode: (caller, code) =>
      exclusively(caller, {
        wanted: [],
        ...(code === null ? {} : { askedCode: code }),
        decide: codeAs(code, nowMs),
      }),
    async replace(caller, lines) {
      for (let attempts = 0; attempts < CONFLICT_RETRIES; attempts += 1) {
        await waitRandomly(attempts)
        const loaded = await loadBasket(database, { ...caller, wanted: lines })
        const current = openBasket(loaded)
        const empty = { ...current.state, lines: [], specialCode: null, usesScore: false }
        const outcome = changesAs(lines, nowMs)(empty, loaded)
        if (!outcome.ok) return answer(loaded, current.state, { refusal: outcome.refusal })
        const { secret, ...key } = newBasketKey()
        const after = { ...outcome.value.state, handle: key.handle }
        const basket = { ...key, customerId: loaded.customer?.id ?? null, after }
        const place =
          current.how === 'new'
            ? createBasket(database, { ...basket, mark: null })
            : replaceBasket(database, current.before, basket)
        if (await unlessTaken(place))
          return answer(loaded, after, {
            notice: outcome.value.notice,
            created: { handle: key.handle, secret },
          })
      }
      throw new TooBusy('this basket is being changed by too many at once')
    },
  }
}

type Clock = () => number

function changesAs(changes: readonly LineChange[], nowMs: Clock): Decide {
  return (state, { facts, customer }) =>
    changeBasket(state, changes, facts, {
      newLineId: () => uuidV7(nowMs()),
      customerGroup: customer?.groupId ?? null,
    })
}

/** A code stays on the basket only if it counts now; otherwise the basket keeps the code that it had. */
function codeAs(code: string | null, nowMs: Clock): Decide {
  return (state, loaded) => {
    const wanted = { ...state, specialCode: code }
    const isUseless =
      state.lines.length === 0 || (code !== null && !priceLoaded(loaded, wanted, nowMs()).code?.ok)
    const next = isUseless ? { ...state, specialCode: code === null ? null : state.specialCode } : wanted
    return accept({ state: next.specialCode === state.specialCode ? state : next, notice: null })
  }
}

/** Whether this change was made before: then it is answered again and not made twice. */
function isRepeated(loaded: LoadedBasket, caller: BasketCaller): boolean {
  if (!loaded.earlier || !caller.change) return false
  if (loaded.earlier.requestHash !== caller.change.requestHash.toString('hex'))
    throw new IdempotencyKeyReused('one key, two changes')
  return true
}

const answering =
  (nowMs: Clock) =>
  (loaded: LoadedBasket, state: BasketState, rest: Partial<BasketAnswer>): BasketAnswer => ({
    ...priceLoaded(loaded, state, nowMs()),
    refusal: null,
    notice: null,
    created: null,
    ...rest,
  })

/** Two processes that change one basket at the same pace would conflict every time: a random wait separates them. */
async function waitRandomly(attempts: number): Promise<void> {
  if (attempts > 0) await setTimeout(randomInt(1, 3 + attempts * 2))
}

const UNIQUE_VIOLATION = '23505'

/** Of two calls that write the same row at the same moment, the second decides again. */
async function unlessTaken(written: Promise<boolean>): Promise<boolean> {
  try {
    return await written
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return false
    throw error
  }
}

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
import {
  createBasket,
  type LoadedBasket,
  loadBasket,
  mergeIntoOwn,
  replaceBasket,
  saveBasket,
} from '@rasteh/shop-store/baskets'
import { uuidV7 } from '@rasteh/shop-store/uuid'
import fp from 'fastify-plugin'
import { ChangeKeyReused, TooBusy } from '../../http/answer-errors.ts'
import { newBasketKey } from './basket-cookies.ts'
import type { BasketAnswer, BasketCaller, Baskets, Decide } from './basket-service.ts'
import { inTurn } from './in-turn.ts'
import { mustBeSaved, type OpenedBasket, openBasket } from './opened-basket.ts'
import { priceLoaded } from './price-loaded.ts'

declare module 'fastify' {
  interface FastifyInstance {
    baskets: Baskets
  }
}

/** How often a change is decided anew on a basket that another process changed meanwhile. */
const CONFLICT_TRIES = 20

type Asked = { wanted: readonly LineChange[]; askedCode?: string; decide: Decide }
type Written = { opened: OpenedBasket; after: BasketState; notice: BasketNotice | null }

/** Loads, lets the rule decide, saves on the version that was read. Changes of one basket wait for each other here. */
export const baskets = fp(async (app) => {
  const { database, nowMs } = app
  const run = inTurn()
  const answer = answering(nowMs)

  async function decideAndSave(
    caller: BasketCaller,
    { wanted, askedCode, decide }: Asked,
  ): Promise<BasketAnswer> {
    for (let tries = 0; tries < CONFLICT_TRIES; tries += 1) {
      await outOfStep(tries)
      const loaded = await loadBasket(database, {
        ...caller,
        wanted,
        askedCode: askedCode ?? null,
        changeKey: caller.change?.key ?? null,
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

  /** Null: somebody else was first. */
  async function write(
    caller: BasketCaller,
    loaded: LoadedBasket,
    { opened, after: decided, notice }: Written,
  ) {
    // From here on the shopper has been shown these prices.
    const after = markPricesSeen(decided, priceLoaded(loaded, decided, nowMs()).basket.lines)
    const customerId = loaded.customer?.id ?? null
    const mark = caller.change && { ...caller.change, notice }
    if (opened.how === 'merge') {
      const merged = await mergeIntoOwn(database, { own: opened.before, guest: opened.guest, after, mark })
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

  const inItsTurn = (caller: BasketCaller, asked: Asked) => {
    const name = caller.session ? `customer ${caller.session.userId}` : caller.key?.handle
    const job = () => decideAndSave(caller, asked)
    return name ? run(name, job) : job()
  }

  app.decorate('baskets', {
    load: (caller) =>
      decideAndSave(caller, { wanted: [], decide: (state) => accept({ state, notice: null }) }),
    change: (caller, changes) => inItsTurn(caller, { wanted: changes, decide: changesAs(changes, nowMs) }),
    removeLine: (caller, lineId) =>
      inItsTurn(caller, {
        wanted: [],
        decide: (state) => accept({ state: removeLine(state, lineId), notice: null }),
      }),
    useScore: (caller, usesScore) =>
      inItsTurn(caller, {
        wanted: [],
        decide: (state) =>
          accept({ state: state.usesScore === usesScore ? state : { ...state, usesScore }, notice: null }),
      }),
    applyCode: (caller, code) =>
      inItsTurn(caller, {
        wanted: [],
        ...(code === null ? {} : { askedCode: code }),
        decide: codeAs(code, nowMs),
      }),
    async replace(caller, lines) {
      for (let tries = 0; tries < CONFLICT_TRIES; tries += 1) {
        await outOfStep(tries)
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
  })
})

type Clock = () => number

function changesAs(changes: readonly LineChange[], nowMs: Clock): Decide {
  return (state, { facts, customer }) =>
    changeBasket(state, changes, facts, {
      newLineId: () => uuidV7(nowMs()),
      customerGroup: customer?.groupId ?? null,
    })
}

/** A code stays on the basket only if it counts now; what it refused for is told, and what was there before stays. */
function codeAs(code: string | null, nowMs: Clock): Decide {
  return (state, loaded) => {
    const wanted = { ...state, specialCode: code }
    const isUseless =
      state.lines.length === 0 || (code !== null && !priceLoaded(loaded, wanted, nowMs()).code?.ok)
    const next = isUseless ? { ...state, specialCode: code === null ? null : state.specialCode } : wanted
    return accept({ state: next.specialCode === state.specialCode ? state : next, notice: null })
  }
}

/** Whether this very change was made before: then it is answered again and not made. */
function isRepeated(loaded: LoadedBasket, caller: BasketCaller): boolean {
  if (!loaded.earlier || !caller.change) return false
  if (loaded.earlier.requestHash !== caller.change.requestHash.toString('hex'))
    throw new ChangeKeyReused('one key, two changes')
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

/** Two processes that change one basket in step would lose to each other every time: a little chance parts them. */
async function outOfStep(tries: number): Promise<void> {
  if (tries > 0) await setTimeout(randomInt(1, 3 + tries * 2))
}

const UNIQUE_VIOLATION = '23505'

/** Two calls that write the same single thing at the same moment: the second decides anew. */
async function unlessTaken(written: Promise<boolean>): Promise<boolean> {
  try {
    return await written
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return false
    throw error
  }
}

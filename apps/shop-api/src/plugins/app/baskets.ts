import {
  type BasketNotice,
  type BasketRefusal,
  type BasketState,
  changeBasket,
  type LineChange,
  type PriceBasketInput,
  type PricedBasket,
  priceBasket,
  removeLine,
} from '@rasteh/shop-core/basket'
import { accept, type Outcome } from '@rasteh/shop-core/outcome'
import {
  type BasketKey,
  type CustomerSession,
  createBasket,
  type LoadedBasket,
  loadBasket,
  saveBasket,
} from '@rasteh/shop-store/baskets'
import type { Locale } from '@rasteh/shop-store/reads/locale'
import { uuidV7 } from '@rasteh/shop-store/uuid'
import fp from 'fastify-plugin'
import { TooBusy } from '../../http/answer-errors.ts'
import { newBasketKey } from './basket-cookies.ts'
import { inTurn } from './in-turn.ts'

/** Who asks, for which basket, and in which language. */
export type BasketCaller = { key: BasketKey | null; session: CustomerSession | null; locale: Locale }

export type BasketAnswer = {
  basket: PricedBasket
  /** What the basket was priced from. */
  source: PriceBasketInput
  refusal: BasketRefusal | null
  notice: BasketNotice | null
  /** Set when this call made the basket: what its owner's browser must keep. */
  created: { handle: string; secret: string } | null
}

export type Baskets = {
  load(caller: BasketCaller): Promise<BasketAnswer>
  change(caller: BasketCaller, changes: readonly LineChange[]): Promise<BasketAnswer>
  removeLine(caller: BasketCaller, lineId: string): Promise<BasketAnswer>
}

declare module 'fastify' {
  interface FastifyInstance {
    baskets: Baskets
  }
}

/** How often a change is decided anew on a basket that another process changed meanwhile. */
const CONFLICT_TRIES = 20

type Step = { state: BasketState; notice: BasketNotice | null }
type Decide = (state: BasketState, loaded: LoadedBasket) => Outcome<Step, BasketRefusal>

/** Loads, lets the rule decide, saves on the version that was read. Changes of one basket wait for each other here. */
export const baskets = fp(async (app) => {
  const { database } = app
  const run = inTurn()

  async function decideAndSave(
    caller: BasketCaller,
    changes: readonly LineChange[],
    decide: Decide,
  ): Promise<BasketAnswer> {
    for (let tries = 0; tries < CONFLICT_TRIES; tries += 1) {
      const loaded = await loadBasket(database, { ...caller, wanted: changes })
      const before = stateOf(loaded)
      const outcome = decide(before, loaded)
      if (!outcome.ok) return answer(loaded, before, { refusal: outcome.refusal })
      const { state, notice } = outcome.value
      if (state === before) return answer(loaded, before, { notice })
      if (!loaded.basket) return create(loaded, state, notice)
      if (await saveBasket(database, loaded.basket, state.lines)) return answer(loaded, state, { notice })
    }
    throw new TooBusy('this basket is being changed by too many at once')
  }

  async function create(
    loaded: LoadedBasket,
    state: BasketState,
    notice: BasketNotice | null,
  ): Promise<BasketAnswer> {
    const { secret, ...key } = newBasketKey()
    await createBasket(database, { ...key, customerId: loaded.customerId, lines: state.lines })
    return answer(
      loaded,
      { ...state, handle: key.handle },
      { notice, created: { handle: key.handle, secret } },
    )
  }

  const change = (caller: BasketCaller, changes: readonly LineChange[]) => {
    const context = { newLineId: () => uuidV7(Date.now()), customerGroup: null }
    const decide: Decide = (state, { facts }) => changeBasket(state, changes, facts, context)
    const job = () => decideAndSave(caller, changes, decide)
    return caller.key ? run(caller.key.handle, job) : job()
  }

  app.decorate('baskets', {
    change,
    async load(caller) {
      const loaded = await loadBasket(database, { ...caller, wanted: [] })
      return answer(loaded, stateOf(loaded), {})
    },
    async removeLine(caller, lineId) {
      const decide: Decide = (state) => accept({ state: removeLine(state, lineId), notice: null })
      const job = () => decideAndSave(caller, [], decide)
      return caller.key ? run(caller.key.handle, job) : job()
    },
  })
})

/** No basket yet is an empty one without a name: the same rules decide its first change. */
function stateOf({ basket }: LoadedBasket): BasketState {
  const kept = basket ?? { id: '', handle: '', version: 0, lines: [] }
  return { ...kept, specialCode: null, usesScore: false }
}

function answer(loaded: LoadedBasket, state: BasketState, rest: Partial<BasketAnswer>): BasketAnswer {
  const { facts, settings } = loaded
  const source = { state, facts, code: null, score: null, settings, nowMs: Date.now() }
  return { basket: priceBasket(source), source, refusal: null, notice: null, created: null, ...rest }
}

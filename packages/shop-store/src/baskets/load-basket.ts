import type { BasketLine, BasketSettings, ScoreFacts, VariantFacts } from '@rasteh/shop-core/basket'
import type { SpecialCodeFacts } from '@rasteh/shop-core/special-code'
import type { Database } from '../platform/pool.ts'
import type { Locale } from '../reads/locale.ts'
import { LOAD_BASKET } from './load-basket.sql.ts'

export type BasketKey = { handle: string; secretHash: Buffer }
export type WantedVariant = { productId: number; variantId?: number | undefined }
export type CustomerSession = { userId: number; sessionId: string }

export type KeptBasket = {
  id: string
  handle: string
  version: number
  lines: BasketLine[]
  specialCode: string | null
  usesScore: boolean
}

export type Customer = {
  id: number
  groupId: number | null
  orderCount: number
  usesOfCode: number
  score: number
}

export type LoadedBasket = {
  /** The signed-in customer, if the session is still valid. */
  customer: Customer | null
  /** The customer's own basket: opened by the session alone. */
  own: KeptBasket | null
  /** The basket of the cookies: opened by its secret, while it belongs to no customer. */
  guest: KeptBasket | null
  /** Every variant that a basket holds or the caller asks for. */
  facts: VariantFacts[]
  /** The asked code, else the one that the basket has; null when it does not exist. */
  code: SpecialCodeFacts | null
  settings: BasketSettings & Omit<ScoreFacts, 'userScore'>
  /** What this change was answered with, if it was made before under the same key. */
  earlier: { requestHash: string; notice: unknown } | null
}

export type LoadRequest = {
  key: BasketKey | null
  session: CustomerSession | null
  wanted: readonly WantedVariant[]
  locale: Locale
  askedCode?: string | null
  changeKey?: string | null
}

/** The baskets, the session and all that the rules need to know, in one statement. */
export async function loadBasket(database: Database, request: LoadRequest): Promise<LoadedBasket> {
  const { key, session, wanted, locale, askedCode = null, changeKey = null } = request
  const { rows } = await database.query<LoadedBasket>({
    name: 'load-basket',
    text: LOAD_BASKET,
    values: [
      key?.handle ?? null,
      key?.secretHash ?? null,
      session?.userId ?? null,
      session?.sessionId ?? null,
      wanted.map(({ productId }) => productId),
      wanted.map(({ variantId }) => variantId ?? null),
      locale,
      askedCode,
      changeKey,
    ],
  })
  const [row] = rows
  if (!row) throw new Error('the basket statement always answers one row')
  return row
}

import {
  baseSkuOf,
  type Combination,
  type CombinationsRefusal,
  missingCombinations,
  type PlanRefusal,
  PRODUCT_VARIANTS_MAX,
  type ProductOption,
  planCombinations,
  readChoice,
} from '@rasteh/shop-core/options'
import { accept, type Outcome, refuse } from '@rasteh/shop-core/outcome'
import {
  commitTransaction,
  type Endpoint,
  initTransaction,
  killTransaction,
  type PayloadRequest,
} from 'payload'
import { managerEndpoint } from '#endpoints/staff-endpoint.ts'
import { findSkusLike, findTakenSkus, holdProduct, loadKnown, makeCombinations } from './store.ts'

/** What a variant may choose, which combinations are not made, and the codes that they would have. */
const preview = managerEndpoint('/options/preview', async ({ req, body }) => {
  const productId = idOf(body)
  if (productId === null) return null
  const known = await loadKnown(req, productId)
  if (!known) return refuse({ kind: 'not-found' })
  const { options, variants, priceRial } = known
  const baseSku = baseSkuOf(productId, options, variants)
  const takenSkus = await findSkusLike(req, baseSku)
  const missing = missingCombinations(options, variants, { baseSku, takenSkus })
  const made = variants.filter(({ choice }) => choice !== null).length
  const found = missing.ok ? { missing: missing.value, refusal: null } : { missing: [], ...missing }
  // The form of a variant asks here what there is to choose, also where nothing can be made.
  return { ...found, ok: true, options, made, choiceless: variants.length - made, priceRial }
})

export type CombinationsPreview = {
  options: ProductOption[]
  made: number
  /** Variants that were there before the options, or whose choice lacks a value. */
  choiceless: number
  priceRial: number | null
  missing: Combination[]
  /** Why none is made. */
  refusal: CombinationsRefusal | null
}

/** Makes the combinations that are wanted and not made yet: all in one transaction, or none. Pressed again, it makes none. */
const make = managerEndpoint('/options/make', async ({ req, body }) => {
  const wanted = readWanted(body)
  if (!wanted) return null
  await initTransaction(req)
  try {
    const done = await makeWanted(req, wanted)
    await (done.ok ? commitTransaction(req) : killTransaction(req))
    return done.ok ? { ok: true, made: done.value } : done
  } catch (error) {
    await killTransaction(req)
    // Another product took the code between the look and the write.
    if (isTaken(error)) return refuse({ kind: 'sku-taken', sku: '' })
    throw error
  }
})

export const optionEndpoints: Endpoint[] = [preview, make]

type Wanted = { productId: number; priceRial: number | null; combinations: Combination[] }

async function makeWanted(
  req: PayloadRequest,
  { productId, priceRial, combinations }: Wanted,
): Promise<Outcome<number, PlanRefusal | { kind: 'not-found' }>> {
  await holdProduct(req, productId)
  const known = await loadKnown(req, productId)
  if (!known) return refuse({ kind: 'not-found' })
  const takenSkus = await findTakenSkus(
    req,
    combinations.map(({ sku }) => sku.trim()),
  )
  const plan = planCombinations(combinations, { ...known, takenSkus })
  if (!plan.ok) return plan
  if (plan.value.length === 0) return accept(0)
  return accept(await makeCombinations(req, plan.value, { productId, options: known.options, priceRial }))
}

function readWanted(body: unknown): Wanted | null {
  const productId = idOf(body)
  const { priceRial = null, combinations } = body as { priceRial?: unknown; combinations?: unknown }
  const isPrice = priceRial === null || (Number.isSafeInteger(priceRial) && Number(priceRial) > 0)
  if (productId === null || !isPrice || !Array.isArray(combinations)) return null
  if (combinations.length > PRODUCT_VARIANTS_MAX) return null
  const read = combinations.map(readCombination)
  if (read.includes(null)) return null
  return {
    productId,
    priceRial: priceRial === null ? null : Number(priceRial),
    combinations: read as Combination[],
  }
}

function readCombination(given: unknown): Combination | null {
  if (typeof given !== 'object' || given === null) return null
  const { choice, sku } = given as { choice?: unknown; sku?: unknown }
  const read = readChoice(choice)
  const isText = typeof sku === 'string' && !sku.includes('\0') && sku.isWellFormed()
  return read.ok && read.value && isText ? { choice: read.value, sku } : null
}

function idOf(body: unknown): number | null {
  if (typeof body !== 'object' || body === null) return null
  const { productId } = body as { productId?: unknown }
  return Number.isInteger(productId) && Number(productId) > 0 && Number(productId) < 2 ** 31
    ? Number(productId)
    : null
}

const isTaken = (error: unknown): boolean => {
  const { code, cause } = error as { code?: string; cause?: unknown }
  return code === '23505' || (cause !== undefined && isTaken(cause))
}

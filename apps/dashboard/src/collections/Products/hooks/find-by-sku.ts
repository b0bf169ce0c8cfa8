import { toLatinDigits } from '@rasteh/persian-text/digits'
import type { CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload'

const MOST = 50
/** What may be a code or a part of one: no spaces, and a Latin letter or a digit in it. */
const CODE = /^(?=.*[A-Za-z0-9])[\w.-]{3,}$/

/** A search for a title that may be a code also finds the products of the variants with that code. */
export const findBySku: CollectionBeforeOperationHook = async ({ args, req, operation }) => {
  if (operation !== 'read' || !args || !('where' in args) || !args.where) return args
  const code = toLatinDigits(searchedTitle(args.where) ?? '').trim()
  if (!CODE.test(code)) return args
  const coded = await productsWithCode(code, req)
  if (coded.length === 0) return args
  const titled = await productsWithTitle(code, req)
  return { ...args, where: { id: { in: [...new Set([...coded, ...titled])] } } }
}

/** The title that is looked for, where that is all that is asked: `or` of one, as the list's search box writes it. */
function searchedTitle(where: Where): string | undefined {
  const [only, ...others] = where.or ?? where.and ?? [where]
  if (!only || others.length > 0) return undefined
  if (only !== where && (only.or || only.and)) return searchedTitle(only)
  const { title } = only as { title?: { like?: unknown } }
  return typeof title?.like === 'string' ? title.like : undefined
}

async function productsWithCode(code: string, req: PayloadRequest): Promise<number[]> {
  const { docs } = await req.payload.find({
    collection: 'variants',
    where: { sku: { like: code } },
    select: { product: true },
    depth: 0,
    limit: MOST,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return [...new Set(docs.map(({ product }) => (typeof product === 'object' ? product.id : product)))]
}

// Asked apart: one question about titles or codes could use the index of neither.
async function productsWithTitle(title: string, req: PayloadRequest): Promise<number[]> {
  const { docs } = await req.payload.find({
    collection: 'products',
    // The second condition only keeps this from being taken for a search again.
    where: { and: [{ title: { like: title } }, { id: { exists: true } }] },
    select: {},
    draft: true,
    depth: 0,
    limit: MOST,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs.map(({ id }) => id)
}

import { loadComparedProducts } from '@rasteh/shop-store/reads/compare'
import { toComparedIds } from '../../../../features/compare/compared-products-path.ts'
import { readLanguage } from '../../../../page/culture.ts'
import { readDatabase } from '../../../../page/database.ts'

/** What the compare page shows of the asked products: the same for everybody of a culture. */
export async function GET(request: Request): Promise<Response> {
  const ids = toComparedIds(new URL(request.url).searchParams.get('ids'))
  if (!ids) return Response.json([], { status: 422 })
  return Response.json(await loadComparedProducts(readDatabase(), ids, await readLanguage()))
}

import type { Database } from '@rasteh/shop-store/platform/pool'
import type { SuggestionQuery } from '../product-search.ts'
import { quoteTerm } from './terms.ts'

/** One letter says too little to look anywhere but at the beginning of a title. */
const INNER_FROM = 2

/**
 * Products whose title, brand or category have all these words, the last of them only begun; first those whose title
 * begins so. One statement.
 */
export async function beginProducts(
  database: Database,
  folded: string,
  { categoryId, limit }: SuggestionQuery,
): Promise<number[]> {
  const words = folded.split(' ')
  const begun = words.map((word, index) => `${quoteTerm(word)}:${index === words.length - 1 ? '*' : ''}AB`)
  const like = folded.replaceAll(/[\\%_]/g, (character) => `\\${character}`)
  const isInner = Array.from(folded).length >= INNER_FROM
  const { rows } = await database.query<{ id: number }>({
    name: `search-begin-products-${isInner}-${categoryId === null}`,
    text: `select id from (
        select d.product_id as id, d.static_rank, d.words from shop.search_documents d
        where d.terms @@ $2::tsquery ${isInner ? '' : "and d.words like $1 || '%'"}
        ${categoryId === null ? '' : 'and d.category_ids @> array[$4::int]'} offset 0) found
      order by words like $1 || '%' desc, static_rank desc, id desc limit $3`,
    values: [like, begun.join(' & '), limit, ...(categoryId === null ? [] : [categoryId])],
  })
  return rows.map(({ id }) => id)
}

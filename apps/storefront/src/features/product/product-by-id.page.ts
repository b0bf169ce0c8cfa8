import { productAddress } from '../../page/addresses.ts'
import { Answer } from '../../page/answer.ts'
import { defineRedirect } from '../../page/define-page.ts'
import { leadTo } from '../../page/lead-to.ts'
import { findProduct } from './load-product.ts'

/** A URL without its words leads to the whole one. */
export default defineRedirect('/product/:id', async ({ params }) => {
  const product = await findProduct(params.id ?? '')
  if (!product) throw Answer.notFound()
  leadTo(productAddress(product))
})

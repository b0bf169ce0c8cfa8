import { defineRedirect } from '#page/define-page.ts'
import { Answer } from '#page/load/answer.ts'
import { leadTo } from '#page/load/lead-to.ts'
import { productUrl } from '#page/load/page-urls.ts'
import { findProduct } from './load-product.ts'

/** A URL without its words leads to the whole one. */
export default defineRedirect(
  '/product/:id',
  async ({ params }) => {
    const product = await findProduct(params.id ?? '')
    if (!product) throw Answer.notFound()
    leadTo(productUrl(product))
  },
  { isOfShop: true },
)

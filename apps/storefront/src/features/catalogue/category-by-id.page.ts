import { defineRedirect } from '#page/define-page.ts'
import { Answer } from '#page/load/answer.ts'
import { leadTo } from '#page/load/lead-to.ts'
import { categoryUrl, toId } from '#page/load/page-urls.ts'
import { loadMenu } from '#page/load/shop-front.ts'

/** A URL without its words leads to the whole one. */
export default defineRedirect(
  '/category/:id',
  async ({ params }) => {
    const category = (await loadMenu()).find(({ id }) => id === toId(params.id ?? ''))
    if (!category) throw Answer.notFound()
    leadTo(categoryUrl(category))
  },
  { isOfShop: true },
)

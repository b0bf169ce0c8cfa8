import { categoryAddress, toId } from '../../page/addresses.ts'
import { Answer } from '../../page/answer.ts'
import { defineRedirect } from '../../page/define-page.ts'
import { loadMenu } from '../../page/front.ts'
import { leadTo } from '../../page/lead-to.ts'

/** A URL without its words leads to the whole one. */
export default defineRedirect('/category/:id', async ({ params }) => {
  const category = (await loadMenu()).find(({ id }) => id === toId(params.id ?? ''))
  if (!category) throw Answer.notFound()
  leadTo(categoryAddress(category))
})

import { readWantedPartial } from '@rasteh/contracts/links-query'
import { loadModule } from '@rasteh/shop-store/reads/modules'
import { readLanguage } from '../../page/culture.ts'
import { readDatabase } from '../../page/database.ts'
import { partialOf } from './all.ts'

/** Answers a partial as HTML: 422 for what is malformed, 404 for a module or a partial that there is not. */
export async function answerPartial(query: URLSearchParams): Promise<Response> {
  const wanted = readWantedPartial(query)
  if (!wanted) return failure(422, 'Malformed')
  const module = await loadModule(readDatabase(), wanted.moduleId, await readLanguage())
  const load = module && partialOf(module, wanted.partialName)
  if (!load) return failure(404, 'PartialNotFound')
  const { renderToStaticMarkup } = await import('react-dom/server')
  return new Response(renderToStaticMarkup(await load(module)), {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', vary: 'cookie' },
  })
}

function failure(status: 404 | 422, Message: string): Response {
  return Response.json({ Message }, { status })
}

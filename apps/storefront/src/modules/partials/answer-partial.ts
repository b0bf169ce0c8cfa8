import { readWantedPartial } from '@rasteh/contracts/links-query'
import { loadModule } from '@rasteh/shop-store/reads/modules'
import { renderToStaticMarkup } from 'react-dom/server'
import { readLanguage } from '#page/culture/culture.ts'
import { readDatabase } from '#page/load/database.ts'
import { partialOf } from './all.ts'

type PartialAnswer = { status: 200 | 404 | 422; type: string; body: string }

/** Answers a partial as HTML: 422 for what is malformed, 404 for a module or a partial that there is not. */
export async function answerPartial(query: URLSearchParams): Promise<PartialAnswer> {
  const wanted = readWantedPartial(query)
  if (!wanted) return failure(422, 'Malformed')
  const module = await loadModule(readDatabase(), wanted.moduleId, readLanguage())
  const load = module && partialOf(module, wanted.partialName)
  if (!load) return failure(404, 'PartialNotFound')
  return { status: 200, type: 'text/html; charset=utf-8', body: renderToStaticMarkup(await load(module)) }
}

function failure(status: 404 | 422, Message: string): PartialAnswer {
  return { status, type: 'application/json; charset=utf-8', body: JSON.stringify({ Message }) }
}

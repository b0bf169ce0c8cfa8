import { answerInLanguage, type UntranslatedChoice } from '@rasteh/shop-core/translation'
import type { Written } from '@rasteh/shop-store/reads/articles'
import { Answer } from '../load/answer.ts'
import { currentRequest } from '../load/request.ts'
import { cultureIn } from './alternates.ts'
import { readLanguage } from './culture.ts'
import { toCulture } from './to-culture.ts'

type Translated = { written: Pick<Written, 'languages'>; untranslated: UntranslatedChoice }

/**
 * Ends the loading of a text that does not exist in the page's language as its editor chose: it is not there, or it is
 * where it exists. One that is shown in its other language goes on.
 */
export function answerUntranslated({ written: { languages }, untranslated: choice }: Translated): void {
  const answer = answerInLanguage(readLanguage(), { languages, choice })
  if (answer.kind === 'hidden') throw Answer.notFound()
  if (answer.kind !== 'redirect') return
  const { path, query } = currentRequest()
  throw Answer.foundAt(toCulture({ path, query, culture: cultureIn(answer.to) }))
}

/** Says whether a text that is shown here is not there in the other language, or only by a redirect back. */
export function isOnlyHere({ written: { languages }, untranslated }: Translated): boolean {
  return languages.length === 1 && untranslated !== 'show'
}

import type { Culture, Language } from '@rasteh/persian-text/culture'
import { currentRequest } from '../load/request.ts'

/** The culture of this request: the only thing of a visitor that a page depends on, so that all of a culture share it. */
export function readCulture(): Culture {
  return currentRequest().culture
}

/** The language under which this request's texts are kept. */
export function readLanguage(): Language {
  return currentRequest().language
}

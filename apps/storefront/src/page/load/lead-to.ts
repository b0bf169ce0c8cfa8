import { keptCulture } from '../culture/kept-culture.ts'
import { urlInCulture } from '../culture/url-in-culture.ts'
import { Answer } from './answer.ts'

/** Leads to where a page is, for good, in the culture that the URL asked for. */
export function leadTo(url: string): never {
  throw Answer.movedTo(urlInCulture(url, keptCulture()))
}

/** The same, for this time. */
export function leadForNowTo(url: string): never {
  throw Answer.foundAt(urlInCulture(url, keptCulture()))
}

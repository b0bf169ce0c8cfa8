import {
  CULTURE_COOKIE,
  type Culture,
  cultureOf,
  type Language,
  languageOf,
} from '@rasteh/persian-text/culture'
import { cookies } from 'next/headers'
import { cache } from 'react'

/** The culture of this request: the only cookie that a page reads, so that all visitors of a culture share it. */
export const readCulture = cache(async (): Promise<Culture> => {
  return cultureOf((await cookies()).get(CULTURE_COOKIE)?.value)
})

/** The language under which this request's texts are kept. */
export async function readLanguage(): Promise<Language> {
  return languageOf(await readCulture())
}

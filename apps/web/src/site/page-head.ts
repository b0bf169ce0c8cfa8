import { DEFAULT_CULTURE, languageOf } from '@rasteh/persian-text/culture'
import type { Metadata } from 'next'
import { mediaAddress } from './addresses.ts'
import { alternatesOf, inCulture } from './alternates.ts'
import { readCulture } from './culture.ts'
import { loadFront } from './front.ts'

type HeadFacts = {
  path: string
  title: string
  /** The title as it stands, without the shop's name behind it. */
  isWholeTitle?: boolean
  description?: string | null
  /** The file name of the picture that shared links show. */
  picture?: string | null
  kind?: 'website' | 'article'
  isHidden?: boolean
  /** Whether an English page of it may be found; without one, the Persian page stands in for it and is not indexed. */
  isInEnglish?: boolean
}

/** What a page says of itself to search engines and in shared links. */
export async function pageHead(facts: HeadFacts): Promise<Metadata> {
  const {
    path,
    title,
    isWholeTitle = false,
    description,
    picture,
    kind = 'website',
    isHidden = false,
    isInEnglish = true,
  } = facts
  const [asked, { shopName }] = await Promise.all([readCulture(), loadFront()])
  const culture = isInEnglish ? asked : DEFAULT_CULTURE
  const said = description ? { description: shorten(description) } : {}
  return {
    title: isWholeTitle ? { absolute: title } : title,
    ...said,
    ...(isHidden || culture !== asked ? { robots: { index: false } } : {}),
    alternates: alternatesOf(path, culture, isInEnglish),
    openGraph: {
      type: kind,
      title,
      ...said,
      url: inCulture(path, culture),
      siteName: shopName,
      locale: culture.replace('-', '_'),
      ...(isInEnglish ? { alternateLocale: languageOf(culture) === 'fa' ? 'en_US' : 'fa_IR' } : {}),
      images: [{ url: picture ? mediaAddress(picture) : SHARED_PICTURE }],
    },
    twitter: { card: picture ? 'summary_large_image' : 'summary' },
  }
}

const SHARED_PICTURE = '/icons/icon-512.png'

/** Search engines show about this much of a description; a whole text would be cut in the middle of a word. */
const DESCRIPTION_LENGTH = 160

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= DESCRIPTION_LENGTH) return line
  return `${line.slice(0, line.lastIndexOf(' ', DESCRIPTION_LENGTH))}…`
}

import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { DEFAULT_CULTURE, languageOf } from '@rasteh/persian-text/culture'
import type { Metadata } from 'next'
import { alternatesOf, inCulture } from './alternates.ts'
import { readCulture } from './culture.ts'
import { loadFront } from './front.ts'
import { FEED_TYPE } from './news-feed.ts'
import { loadSay } from './say.ts'
import { SHARED_HEIGHT, SHARED_WIDTH, sharedPicture } from './shared-picture.ts'

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
  const [asked, { shopName }, say] = await Promise.all([readCulture(), loadFront(), loadSay()])
  const culture = isInEnglish ? asked : DEFAULT_CULTURE
  const said = description ? { description: shorten(description) } : {}
  return {
    title: isWholeTitle ? { absolute: title } : title,
    ...said,
    ...(isHidden || culture !== asked ? { robots: { index: false } } : {}),
    alternates: {
      ...alternatesOf(path, culture, isInEnglish),
      types: { [FEED_TYPE]: [{ url: inCulture(PAGE_PATHS.newsFeed, culture), title: say('News') }] },
    },
    openGraph: {
      type: kind,
      title,
      ...said,
      url: inCulture(path, culture),
      siteName: shopName,
      locale: culture.replace('-', '_'),
      ...(isInEnglish ? { alternateLocale: languageOf(culture) === 'fa' ? 'en_US' : 'fa_IR' } : {}),
      images: [{ ...sharedPicture(picture), width: SHARED_WIDTH, height: SHARED_HEIGHT, alt: title }],
    },
    twitter: { card: 'summary_large_image' },
  }
}

/** Search engines show about this much of a description; a whole text would be cut in the middle of a word. */
const DESCRIPTION_LENGTH = 160

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= DESCRIPTION_LENGTH) return line
  return `${line.slice(0, line.lastIndexOf(' ', DESCRIPTION_LENGTH))}…`
}

import { PAGE_PATHS } from '@rasteh/contracts/paths'
import type { Language } from '@rasteh/persian-text/culture'
import { alternatesOf, culturesOf, foundCulture, inCulture } from '../culture/alternates.ts'
import type { Site } from '../load/load-site.ts'
import { pagePicture } from './brand-picture.ts'
import { type Head, JSON_FEED_TYPE, RSS_TYPE } from './head.tsx'
import { SHARED_HEIGHT, SHARED_WIDTH } from './shared-picture.ts'

type HeadFacts = {
  path: string
  title: string
  /** The title as it is, without the shop's name behind it. */
  isWholeTitle?: boolean
  description?: string | null
  /** The file name of the picture that shared links show. */
  picture?: string | null
  kind?: 'website' | 'article'
  isHidden?: boolean
  /** The languages in which it exists, all unless it says so; in another one, what is shown in its place is not indexed. */
  languages?: readonly Language[]
}

/** What a page says of itself to search engines and in shared links. */
export function pageHead(facts: HeadFacts, site: Site): Head {
  const { path, title, isWholeTitle = false, kind = 'website', isHidden = false, languages } = facts
  const { culture: asked, shopName, say } = site
  const culture = foundCulture(asked, languages)
  const description = facts.description ? shorten(facts.description) : undefined
  return {
    title: isWholeTitle ? title : `${title} | ${shopName}`,
    description: description ?? say('HomeDescription', { shop: shopName }),
    robots: isHidden || culture !== asked ? 'noindex' : undefined,
    ...alternatesOf(path, culture, languages),
    feeds: [
      { href: inCulture(PAGE_PATHS.newsFeed, culture), type: RSS_TYPE, title: say('News') },
      { href: inCulture(PAGE_PATHS.newsJsonFeed, culture), type: JSON_FEED_TYPE, title: say('News') },
    ],
    openGraph: {
      type: kind,
      title,
      description,
      url: inCulture(path, culture),
      siteName: shopName,
      locale: culture.replace('-', '_'),
      otherLocale: culturesOf(languages)
        .find((other) => other !== culture)
        ?.replace('-', '_'),
      image: {
        ...pagePicture(facts.picture, site.brand.shared),
        width: SHARED_WIDTH,
        height: SHARED_HEIGHT,
        alt: title,
      },
    },
  }
}

/** The head of a page that is not for search engines: its title, and where it is in the other language. */
export function plainHead(path: string, title: string, { culture, shopName }: Site): Head {
  return { title: `${title} | ${shopName}`, robots: 'noindex', ...alternatesOf(path, culture) }
}

/** Search engines show about this much of a description; a whole text would be cut in the middle of a word. */
const DESCRIPTION_LENGTH = 160

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= DESCRIPTION_LENGTH) return line
  return `${line.slice(0, line.lastIndexOf(' ', DESCRIPTION_LENGTH))}…`
}

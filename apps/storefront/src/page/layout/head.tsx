/** What a page says of itself to search engines and in shared links. URLs are paths of this site. */
export type Head = {
  title: string
  description?: string | undefined
  robots?: 'noindex' | 'noindex, follow' | undefined
  canonical?: string | undefined
  /** The page's URL in each language. */
  languages?: Readonly<Record<string, string>> | undefined
  /** What tells of news, by its media type. */
  feeds?: readonly { href: string; type: string; title: string }[] | undefined
  openGraph?: OpenGraph | undefined
}

type OpenGraph = {
  type: 'website' | 'article'
  title: string
  description?: string | undefined
  url: string
  siteName: string
  locale: string
  otherLocale?: string | undefined
  image: { url: string; width: number; height: number; alt: string; type?: string | undefined }
}

/** The media types of the news feeds. */
export const RSS_TYPE = 'application/rss+xml'
export const JSON_FEED_TYPE = 'application/feed+json'

type HeadTagsProps = { head: Head; origin: string }

export function HeadTags({ head, origin }: HeadTagsProps) {
  const absolute = (path: string) => new URL(path, origin).href
  const { title, description, robots, canonical, languages = {}, feeds = [], openGraph } = head
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {robots && <meta name="robots" content={robots} />}
      {canonical && <link rel="canonical" href={absolute(canonical)} />}
      {Object.entries(languages).map(([language, path]) => (
        <link key={language} rel="alternate" hrefLang={language} href={absolute(path)} />
      ))}
      {feeds.map(({ href, ...feed }) => (
        <link key={href} rel="alternate" href={absolute(href)} {...feed} />
      ))}
      {openGraph && <OpenGraphTags {...openGraph} absolute={absolute} />}
    </>
  )
}

function OpenGraphTags({ absolute, ...graph }: OpenGraph & { absolute: (path: string) => string }) {
  const { image } = graph
  const facts: Record<string, string | undefined> = {
    'og:title': graph.title,
    'og:description': graph.description,
    'og:url': absolute(graph.url),
    'og:site_name': graph.siteName,
    'og:locale': graph.locale,
    'og:locale:alternate': graph.otherLocale,
    'og:image': absolute(image.url),
    'og:image:type': image.type,
    'og:image:width': String(image.width),
    'og:image:height': String(image.height),
    'og:image:alt': image.alt,
    'og:type': graph.type,
  }
  return (
    <>
      {Object.entries(facts).map(
        ([property, content]) => content && <meta key={property} property={property} content={content} />,
      )}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={graph.title} />
      {graph.description && <meta name="twitter:description" content={graph.description} />}
      <meta name="twitter:image" content={absolute(image.url)} />
    </>
  )
}

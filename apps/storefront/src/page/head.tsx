/** What a page says of itself to search engines and in shared links. */
export type Head = {
  title: string
  description?: string | undefined
  isIndexed?: boolean
  canonical?: string | undefined
  /** URLs of the page in other languages, by language. */
  alternates?: Readonly<Record<string, string>>
  previous?: string | undefined
  next?: string | undefined
  openGraph?: Readonly<Record<string, string>>
}

type HeadTagsProps = { head: Head; origin: string }

export function HeadTags({ head, origin }: HeadTagsProps) {
  const {
    title,
    description,
    isIndexed = true,
    canonical,
    alternates = {},
    previous,
    next,
    openGraph = {},
  } = head
  const absolute = (path: string) => new URL(path, origin).href
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {!isIndexed && <meta name="robots" content="noindex" />}
      {canonical && <link rel="canonical" href={absolute(canonical)} />}
      {Object.entries(alternates).map(([language, path]) => (
        <link key={language} rel="alternate" hrefLang={language} href={absolute(path)} />
      ))}
      {previous && <link rel="prev" href={absolute(previous)} />}
      {next && <link rel="next" href={absolute(next)} />}
      {Object.entries(openGraph).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
    </>
  )
}

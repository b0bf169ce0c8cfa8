/** The page at a URL as it is now, to be read and not shown; null without an answer. What is posted goes as JSON. */
export async function fetchPage(url: string, posted?: unknown): Promise<Document | null> {
  const text = await fetch(url, posted === undefined ? READ : postOf(posted)).then(
    (answer) => (answer.ok ? answer.text() : null),
    () => null,
  )
  return text === null ? null : new DOMParser().parseFromString(text, 'text/html')
}

const READ = { headers: { accept: 'text/html' } }
const postOf = (posted: unknown) => ({
  method: 'POST',
  headers: { ...READ.headers, 'content-type': 'application/json' },
  body: JSON.stringify(posted),
})

/** The properties that an island of this page would be given now; null without an answer. */
export async function fetchIslandProps<Props>(name: string): Promise<Props | null> {
  const page = await fetchPage(location.href)
  const props = page?.querySelector(`rasteh-island[name="${name}"]`)?.getAttribute('props')
  return props ? (JSON.parse(props) as Props) : null
}

/** The page at a URL as it is now, to be read and not shown; null without an answer. */
export async function fetchPage(url: string): Promise<Document | null> {
  const text = await fetch(url, { headers: { accept: 'text/html' } }).then(
    (answer) => (answer.ok ? answer.text() : null),
    () => null,
  )
  return text === null ? null : new DOMParser().parseFromString(text, 'text/html')
}

/** The properties that an island of this page would be given now; null without an answer. */
export async function fetchIslandProps<Props>(name: string): Promise<Props | null> {
  const page = await fetchPage(location.href)
  const props = page?.querySelector(`rasteh-island[name="${name}"]`)?.getAttribute('props')
  return props ? (JSON.parse(props) as Props) : null
}

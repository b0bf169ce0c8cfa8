import { toScriptText } from './to-script-text.ts'

/** What a page shows, as search engines read it. */
export function StructuredData({ data }: { data: readonly object[] }) {
  return data.map((item) => {
    const text = toScriptText(item)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: data that nothing runs, and `<` is escaped in it
    return <script key={text} type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
  })
}

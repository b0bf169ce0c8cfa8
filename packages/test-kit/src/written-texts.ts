import type { Database } from '@rasteh/shop-store/platform/pool'

/** The words of a text in a language; a paragraph for each line of its body. */
export type Words = { title?: string | null; summary?: string | null; body?: readonly string[] | null }

export type WrittenSketch = {
  fa?: Words
  en?: Words
  untranslated?: 'show' | 'redirect' | 'hide'
  slug?: string
  parentId?: number
  isInFooter?: boolean
  publishedAt?: Date
  status?: 'published' | 'draft'
}

let count = 0

const paragraph = (text: string) => ({
  type: 'paragraph',
  children: text === '' ? [] : [{ type: 'text', text }],
})
const toBody = (lines: readonly string[]) => ({ root: { type: 'root', children: lines.map(paragraph) } })

/** A news item as editors publish it, an hour ago unless it says otherwise. */
export async function addWrittenNews(owner: Database, sketch: WrittenSketch) {
  const { publishedAt = new Date(Date.now() - 3_600_000) } = sketch
  return add(owner, sketch, {
    text: `insert into public.news (slug, _status, untranslated, published_at)
      values ($1, $2::text::public.enum_news_status, $3::text::public.enum_news_untranslated, $4) returning id`,
    values: [publishedAt],
    words: `insert into public.news_locales (_parent_id, _locale, title, summary, body) values ($1, $2, $3, $4, $5)`,
    toBody,
  })
}

/** A page with one module of rich text for its body; an empty body is a page without modules. */
export async function addWrittenPage(owner: Database, sketch: WrittenSketch) {
  return add(owner, sketch, {
    text: `insert into public.pages (slug, _status, untranslated, parent_id, in_footer)
      values ($1, $2::text::public.enum_pages_status, $3::text::public.enum_pages_untranslated, $4, $5) returning id`,
    values: [sketch.parentId ?? null, sketch.isInFooter ?? false],
    words: `insert into public.pages_locales (_parent_id, _locale, title, summary, layout) values ($1, $2, $3, $4, $5)`,
    toBody: (lines) =>
      lines.length === 0
        ? []
        : [{ id: 'a', blockType: 'richText', moduleId: 1_000_000 + count, content: toBody(lines) }],
  })
}

type Insert = {
  text: string
  values: unknown[]
  words: string
  toBody: (lines: readonly string[]) => object
}

async function add(owner: Database, sketch: WrittenSketch, { text, values, words, toBody }: Insert) {
  count += 1
  const { slug = `text-${process.pid}-${count}`, status = 'published', untranslated = 'show' } = sketch
  const { rows } = await owner.query<{ id: number }>(text, [slug, status, untranslated, ...values])
  const id = rows[0]?.id ?? 0
  for (const language of ['fa', 'en'] as const) {
    const written = sketch[language]
    if (!written) continue
    const body = written.body ? JSON.stringify(toBody(written.body)) : null
    await owner.query(words, [id, language, written.title ?? null, written.summary ?? null, body])
  }
  return { id, slug }
}

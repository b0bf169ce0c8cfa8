import {
  answerInLanguage,
  LANGUAGES,
  type WrittenParts,
  writtenLanguages,
} from '@rasteh/shop-core/translation'
import type { Locale } from '@rasteh/shop-store/reads/locale'
import type { CompanySource, CompanyWords } from '@rasteh/shop-store/search/company-source'

/** What the visitors of a language read of a source, and in which language it is. */
export type ShownWords = CompanyWords & { readonly locale: Locale; readonly language: Locale }

const NO_WORDS: CompanyWords = { title: null, summary: null, body: null, tags: [] }

/** What the visitors of each language find of a source: nothing where it is hidden from them. */
export function shownWords({ words, untranslated: choice }: CompanySource): ShownWords[] {
  const of = (locale: Locale) => words[locale] ?? NO_WORDS
  const languages = writtenLanguages({ fa: partsOf(of('fa')), en: partsOf(of('en')) })
  return LANGUAGES.flatMap((locale) => {
    const answer = answerInLanguage(locale, { languages, choice })
    if (answer.kind === 'hidden') return []
    const other = LANGUAGES.find((language) => language !== locale) ?? locale
    const shown = answer.kind === 'redirect' ? of(answer.to) : joined(of(locale), of(other))
    const language = answer.kind === 'redirect' ? answer.to : partsOf(of(locale)).hasTitle ? locale : other
    return hasWords(shown.title) ? [{ ...shown, locale, language }] : []
  })
}

/** What a page shows: its own words, and the other language's where it has none. */
function joined(own: CompanyWords, other: CompanyWords): CompanyWords {
  return {
    title: hasWords(own.title) ? own.title : other.title,
    summary: own.summary || other.summary,
    body: partsOf(own).hasBody ? own.body : other.body,
    tags: own.tags.length > 0 ? own.tags : other.tags,
  }
}

function partsOf({ title, body }: CompanyWords): WrittenParts {
  return { hasTitle: hasWords(title), hasBody: hasContent(body) }
}

const hasWords = (text: string | null) => /\S/.test(text ?? '')

/** An emptied editor leaves an empty paragraph, and a page without modules an empty list. */
function hasContent(body: unknown): boolean {
  if (Array.isArray(body)) return body.length > 0
  if (typeof body === 'string') return hasWords(body)
  const { root } = (body ?? {}) as { root?: { children?: { type?: string; children?: unknown[] }[] } }
  return (root?.children ?? []).some(({ type, children = [] }) => type !== 'paragraph' || children.length > 0)
}

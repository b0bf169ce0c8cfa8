import { createHash } from 'node:crypto'
import { isPlainToken, toIndexTokens, toNames, toTokens, toWords } from '@rasteh/persian-text/search'
import type { CompanyRow } from '@rasteh/shop-store/search/company-documents'
import { writeTerms } from '../postgres/terms.ts'
import type { CompanyDocument } from './company-document.ts'

/** A book of so many letters has said what it is about. */
const TEXT_LETTERS = 60_000
/** What a list shows of a document. */
const SUMMARY_LETTERS = 300

/** A document as PostgreSQL keeps it. The digest is of all that is kept, so that two equal documents have one. */
export function toCompanyRow(document: CompanyDocument): CompanyRow {
  const { sourceId, kind, part, locale, language, slug, title, shownFrom } = document
  const row = {
    ...{ sourceId, kind, part, locale, language, slug, title, shownFrom },
    summary: shorten(document.summary || document.texts[0] || ''),
    words: toTokens(title).join(' '),
    terms: toTerms(document),
  }
  return { ...row, digest: createHash('sha1').update(JSON.stringify(row)).digest('base64url') }
}

/**
 * The tokens of a document by what they stand in: its title, what heads its parts, its summary, its text. Pairs of words
 * are kept of titles and sounds of what is short: of a whole text they would be more than the text.
 */
function toTerms({ title, headings, summary, texts }: CompanyDocument): string {
  const named = toIndexTokens(title)
  const headed = toIndexTokens([...headings, summary].join('\n'))
  const written = toIndexTokens(texts.join('\n').slice(0, TEXT_LETTERS))
  return writeTerms([
    [[...named.tokens, ...toNames(toWords(title))], '2A'],
    [named.forms, '3B'],
    [[...headed.tokens, ...headed.forms.filter(isPlainToken)], '4C'],
    [named.latin, '5C'],
    [headed.latin, '5D'],
    [[...written.tokens, ...written.forms.filter(isPlainToken)], '6D'],
  ])
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= SUMMARY_LETTERS) return line
  return `${line.slice(0, line.lastIndexOf(' ', SUMMARY_LETTERS))}…`
}

import type { CompanySource, CompanySourceKind } from '@rasteh/shop-store/search/company-source'
import type { CompanyDocument } from './company-document.ts'
import { questionsIn } from './questions-in.ts'
import { type ShownWords, shownWords } from './shown-words.ts'
import { textOf } from './text-of.ts'

/** The documents of a source as its rows are now: the same rows always give the same ones. */
export function toCompanyDocuments(kind: CompanySourceKind, source: CompanySource): CompanyDocument[] {
  return shownWords(source).flatMap((words) => BUILDERS[kind](source, words))
}

type Builder = (source: CompanySource, words: ShownWords) => CompanyDocument[]

/** A further kind is one more function here. */
const BUILDERS: Record<CompanySourceKind, Builder> = {
  pages: (source, words) => [wholeOf('page', source, words), ...questionsOf(source, words)],
  news: (source, words) => [wholeOf('news', source, words)],
  files: (source, words) => [wholeOf('file', source, words)],
}

function wholeOf(kind: CompanyDocument['kind'], source: CompanySource, words: ShownWords): CompanyDocument {
  const { headings, texts } = textOf(words.body)
  return {
    ...placeOf(source, words),
    kind,
    part: '',
    title: words.title ?? '',
    summary: words.summary ?? '',
    headings: [...headings, ...words.tags],
    texts,
  }
}

/** Each question of a page is found by itself, under its page's path. */
function questionsOf(source: CompanySource, words: ShownWords): CompanyDocument[] {
  return questionsIn(words.body).map(({ id, question, answer }) => ({
    ...placeOf(source, words),
    kind: 'question' as const,
    part: id,
    title: question,
    summary: answer,
    headings: [],
    texts: [],
  }))
}

const placeOf = ({ id, slug, shownFrom }: CompanySource, { locale, language }: ShownWords) => ({
  ...{ sourceId: id, slug, shownFrom, locale, language },
})

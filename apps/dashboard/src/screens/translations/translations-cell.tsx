import { loadTranslations } from '@rasteh/shop-store/reads/translations'
import type { DefaultServerCellComponentProps } from 'payload'
import { cache } from 'react'
import { batchLoader } from '#components/batch-loader.ts'
import { readDatabase } from '#database/read-database.ts'
import { TranslationStates } from './translation-states.tsx'

/** A list's column: the state of each text in each language. All cells of a page are answered by one statement. */
export async function TranslationsCell({
  rowData,
  collectionSlug,
}: Partial<DefaultServerCellComponentProps>) {
  // A form draws every part of a field that is no input, this one too, and has no row.
  if (!rowData) return null
  const id = Number(rowData.id)
  const states = (await statesOf[collectionSlug === 'news' ? 'news' : 'pages']()(id)).get(id)
  return states ? <TranslationStates states={states} /> : null
}

const statesIn = (source: 'pages' | 'news') =>
  cache(() => batchLoader((ids: readonly number[]) => loadTranslations(readDatabase(), source, [...ids])))

const statesOf = { pages: statesIn('pages'), news: statesIn('news') }

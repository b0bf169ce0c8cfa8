import { LIBRARY_FILES } from '@rasteh/shop-core/media'
import type { CollectionBeforeChangeHook } from 'payload'
import { readPdf } from '../text/kept-reader.ts'

/** Keeps the text of a document beside it, for search. What is no document, and what cannot be read, has none. */
export const keepText: CollectionBeforeChangeHook = async ({ data, req }) => {
  if (!req.file) return data
  const isDocument = req.file.mimetype === LIBRARY_FILES.pdf.mime
  return { ...data, text: isDocument ? await readPdf(req.file.data) : '' }
}

import { FILE_TEXT_MAX } from '@rasteh/shop-core/media'
import { getDocumentProxy } from 'unpdf'
import { tidyText } from './tidy-text.ts'

/** The words of a PDF, page after page, up to what is kept for search. */
export async function readPdfText(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  let text = ''
  for (let number = 1; number <= pdf.numPages && text.length < FILE_TEXT_MAX; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    text += `${items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')}\n`
    page.cleanup()
  }
  return tidyText(text)
}

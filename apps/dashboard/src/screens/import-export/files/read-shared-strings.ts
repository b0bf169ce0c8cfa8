import { type FileRefusal, IMPORT_MAX_CELL_LENGTH, IMPORT_MAX_STRINGS } from '@rasteh/shop-core/import-export'
import { accept, type Outcome, refuse } from '@rasteh/shop-core/outcome'
import { readXml } from './read-xml.ts'
import { fromXmlText } from './xml-text.ts'

/** The texts that cells point to. Reading aids for Chinese characters (`rPh`) are no part of the text. */
export function readSharedStrings(xml: string | undefined): Outcome<string[], FileRefusal> {
  const strings: string[] = []
  let text = ''
  let isText = false
  let isAid = false
  let isTooLong = false
  readXml(xml ?? '', {
    open: (name) => {
      if (name === 'si') text = ''
      if (name === 'rPh') isAid = true
      isText = name === 't' && !isAid
    },
    close: (name, stop) => {
      isText = false
      if (name === 'rPh') isAid = false
      if (name === 'si') strings.push(fromXmlText(text))
      isTooLong ||= text.length > IMPORT_MAX_CELL_LENGTH
      if (isTooLong || strings.length > IMPORT_MAX_STRINGS) stop()
    },
    text: (piece) => {
      if (isText) text += piece
    },
  })
  if (isTooLong) return refuse({ kind: 'not-a-sheet' })
  return strings.length > IMPORT_MAX_STRINGS ? refuse({ kind: 'unpacks-too-big' }) : accept(strings)
}

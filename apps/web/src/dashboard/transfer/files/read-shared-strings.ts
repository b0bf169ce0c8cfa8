import { readXml } from './read-xml.ts'
import { fromXmlText } from './xml-text.ts'

/** The texts that cells point to. Reading aids for Chinese characters (`rPh`) are no part of the text. */
export function readSharedStrings(xml: string | undefined): string[] {
  const strings: string[] = []
  let text = ''
  let isText = false
  let isAid = false
  readXml(xml ?? '', {
    open: (name) => {
      if (name === 'si') text = ''
      if (name === 'rPh') isAid = true
      isText = name === 't' && !isAid
    },
    close: (name) => {
      isText = false
      if (name === 'rPh') isAid = false
      if (name === 'si') strings.push(fromXmlText(text))
    },
    text: (piece) => {
      if (isText) text += piece
    },
  })
  return strings
}

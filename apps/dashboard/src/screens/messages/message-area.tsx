import { areas } from '@rasteh/messages/catalogue'
import { messageAreaNames } from '@rasteh/messages/dashboard'
import type { DefaultServerCellComponentProps, UIFieldServerProps } from 'payload'
import screen from '#components/screen.module.css'

const areaOf = new Map(
  Object.entries(areas).flatMap(([area, texts]) =>
    Object.keys(texts).map((key) => [key, area as keyof typeof areas] as const),
  ),
)

/** Where the shop says a text, in Persian; a text that no page says any more has no place. */
function nameOf(key: unknown): string {
  const area = areaOf.get(String(key))
  return area ? messageAreaNames[area] : messageAreaNames.none
}

/** A list's column: where a text is said. */
export function MessageAreaCell({ rowData }: Partial<DefaultServerCellComponentProps>) {
  // A form draws every part of a field that is no input, this one too, and has no row.
  return rowData ? nameOf(rowData.key) : null
}

/** On a text's form: where it is said. */
export function MessageAreaField({ data }: UIFieldServerProps) {
  const { key } = (data ?? {}) as { key?: string }
  return key ? <p className={screen.hint}>{nameOf(key)}</p> : null
}

import type { Sheet } from './sheet.ts'

/** Closes a picture: its size, its definitions, its body. */
export function page(sheet: Sheet, [width, height]: readonly [number, number], body: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<defs>${sheet.definitions()}</defs>${body}</svg>`
  )
}

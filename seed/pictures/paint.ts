import type { Sheet } from './sheet.ts'

/** The colours a thing is drawn in. */
export type Paint = { main: string; accent: string }

/** Draws one thing in a square of 1200, standing with its foot near 960, or seen from above if `flat`. */
export type Drawer = ((sheet: Sheet, paint: Paint) => string) & { flat?: true }

export function fromAbove(draw: (sheet: Sheet, paint: Paint) => string): Drawer {
  return Object.assign((sheet: Sheet, paint: Paint) => draw(sheet, paint), { flat: true as const })
}

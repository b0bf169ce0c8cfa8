import { drawerOf, type Look } from './drawings.ts'
import { move, type Sheet } from './sheet.ts'

const FOOT = 952

/** A thing drawn at another size, standing with its foot at the given point. */
export function place(sheet: Sheet, look: Look, [x, footY, size]: readonly [number, number, number]): string {
  const draw = drawerOf(look)
  const centre = draw.flat ? 1120 : FOOT
  return move(
    `translate(${x} ${footY}) scale(${size}) translate(-600 -${centre})`,
    draw(sheet, { main: look.main, accent: look.accent }),
  )
}

import { backdrop, tabletop } from './pictures/backdrop.ts'
import { darker, lighter } from './pictures/colour.ts'
import { drawerOf, type Look } from './pictures/drawings.ts'
import { girih, starOutline } from './pictures/girih.ts'
import { page } from './pictures/page.ts'
import { type Portrait, portrait } from './pictures/portrait.ts'
import { SCENES, type Scene } from './pictures/scenes.ts'
import { box, move, newSheet, type Sheet, shape, stroke } from './pictures/sheet.ts'
import { randomOf } from './random.ts'

const SQUARE = [1200, 1200] as const
const FRAME = { width: 1200, height: 1200, floor: 850 }

type Shown = { code: string; look: Look & { turn: number } }

/** A product's picture, 1200 by 1200; another colour shows a variant that is made in it. */
export function drawProduct({ code, look }: Shown, colour: string = look.main): string {
  const sheet = newSheet(randomOf(code))
  const seen = { turn: look.turn, colour }
  const wall = drawerOf(look).flat ? tabletop(sheet, FRAME, seen) : backdrop(sheet, FRAME, seen)
  return page(sheet, SQUARE, wall + enlarged(sheet, { ...look, main: colour }, 1.12))
}

/** A category's picture, 1200 by 1200: its first product before a star of the shop's own colour. */
export function drawCategory({ code, look }: Shown): string {
  const sheet = newSheet(randomOf(code))
  const ground = GROUNDS[look.turn % GROUNDS.length] ?? '#0e7c7b'
  const star = starOutline(12, [600, 600], [590, 500])
  const light = lighter(ground, 0.86)
  return page(
    sheet,
    SQUARE,
    box([0, 0, 1200, 1200], sheet.slant(lighter(ground, 0.2), ground, darker(ground, 0.16))) +
      box(
        [0, 0, 1200, 1200],
        girih(sheet, 'eight', { size: 150, line: lighter(ground, 0.4), weight: 3 }),
        'opacity=".45"',
      ) +
      shape(star, sheet.down('#ffffff', light)) +
      stroke(starOutline(12, [600, 600], [548, 464]), lighter(ground, 0.5), 3) +
      enlarged(sheet, look, 0.86),
  )
}

/** A news item's picture, 1200 by 800. */
export function drawNews({ code, scene }: { code: string; scene: Scene }): string {
  const sheet = newSheet(randomOf(code))
  return page(sheet, [1200, 800], SCENES[scene](sheet))
}

/** An author's picture, 1200 by 1200. */
export function drawAuthor({ code, portrait: look }: { code: string; portrait: Portrait }): string {
  const sheet = newSheet(randomOf(code))
  return page(sheet, SQUARE, portrait(sheet, look))
}

const GROUNDS = ['#0e7c7b', '#c98f2a', '#8a2733', '#4a6d8c', '#6f8f72', '#7a5a86', '#b4653f']

function enlarged(sheet: Sheet, look: Look, size: number): string {
  const draw = drawerOf(look)
  const [x, y] = draw.flat ? [600, 600] : [600, size > 1 ? 940 : 700]
  const fitted = draw.flat ? size * 0.96 : size
  return move(`translate(${x} ${y}) scale(${fitted}) translate(${-x} ${-y})`, draw(sheet, look))
}

import { darker, lighter, mix } from '../colour.ts'
import type { Paint } from '../paint.ts'
import { box, clipped, move, type Sheet, shadow, shape, stroke } from '../sheet.ts'
import { hills, sunrise, waves } from '../wallpaper.ts'
import { arches, flowers, medallion, orbits, playful, table } from './book-covers.ts'

/** Books with their back on the right, as Persian books have it; the name says what is on the cover. */
export const BOOKS = {
  divan: (sheet: Sheet, paint: Paint) => book(sheet, paint, medallion),
  novel: (sheet: Sheet, paint: Paint) =>
    book(sheet, paint, (s, p) => scene(hills(s, [440, 660], [p.main, p.accent]))),
  travel: (sheet: Sheet, paint: Paint) =>
    book(sheet, paint, (s, p) => scene(sunrise(s, [440, 660], [p.main, p.accent]))),
  mind: (sheet: Sheet, paint: Paint) =>
    book(sheet, paint, (s, p) => scene(waves(s, [440, 660], [p.main, p.accent]))),
  history: (sheet: Sheet, paint: Paint) => book(sheet, paint, arches),
  science: (sheet: Sheet, paint: Paint) => book(sheet, paint, orbits),
  cook: (sheet: Sheet, paint: Paint) => book(sheet, paint, table),
  child: (sheet: Sheet, paint: Paint) => book(sheet, paint, playful),
  garden: (sheet: Sheet, paint: Paint) => book(sheet, paint, flowers),
  set: pile,
}

type Cover = (sheet: Sheet, paint: Paint) => string

function book(sheet: Sheet, paint: Paint, cover: Cover): string {
  const { main } = paint
  const front = box([380, 276, 440, 660, 8], '#fff')
  return (
    shadow(sheet, [590, 950, 340, 36]) +
    shape('M380 276L336 304V954L380 936Z', sheet.across('#d8c9ab', '#fbf3df')) +
    stroke('M346 298V950M356 292V946M366 285V942', '#cbb993', 1.6) +
    shape(
      'M330 300L380 272H400V940H380L330 960Z',
      'none',
      `stroke="${darker(main, 0.35)}" stroke-width="7"`,
    ) +
    box([380, 276, 440, 660, 8], main) +
    clipped(
      sheet,
      front,
      cover(sheet, paint),
      box([770, 276, 50, 660], sheet.across('#000@.22', '#fff@.2 40', '#000@.1')),
      box([380, 276, 440, 660], sheet.slant('#fff@.2', '#fff@0 45', '#000@.16')),
    )
  )
}

function scene(art: string): string {
  return (
    move('translate(380 276)', art) +
    box([470, 350, 230, 14, 7], '#fff', 'opacity=".85"') +
    box([520, 380, 130, 8, 4], '#fff', 'opacity=".6"')
  )
}

function pile(sheet: Sheet, { main, accent }: Paint): string {
  const colours = [main, accent, mix(main, accent, 0.5), darker(main, 0.3)]
  const lying = colours.map((colour, index) => {
    const y = 846 - index * 100
    const x = 290 + (index % 2) * 34
    return (
      box([x, y, 600, 96, 14], colour) +
      box([x - 4, y + 12, 560, 72, 6], sheet.down('#fbf3df', '#dccdab')) +
      stroke(`M${x} ${y + 32}H${x + 550}M${x} ${y + 50}H${x + 550}M${x} ${y + 68}H${x + 550}`, '#cbb993', 2) +
      box([x + 540, y, 62, 96, 14], sheet.down(lighter(colour, 0.3), colour, darker(colour, 0.3))) +
      box([x + 556, y + 20, 30, 56, 6], lighter(colour, 0.55), 'opacity=".7"')
    )
  })
  return (
    shadow(sheet, [600, 950, 430, 36]) +
    lying.join('') +
    move(
      'translate(420 320) rotate(-4)',
      shape('M0 240C-10 180 20 120 10 60', 'none', `stroke="#5d8a4a" stroke-width="0"`),
    ) +
    shape('M600 548V470Q500 430 400 470V548Q500 510 600 548Z', '#fdf8ea') +
    shape('M600 548V470Q700 430 800 470V548Q700 510 600 548Z', '#f3e9cf') +
    stroke(
      'M430 486Q500 462 570 488M430 508Q500 484 570 510M630 488Q700 462 770 486M630 510Q700 484 770 508',
      '#b9a77e',
      5,
    ) +
    stroke('M600 470V548', '#b9a77e', 5)
  )
}

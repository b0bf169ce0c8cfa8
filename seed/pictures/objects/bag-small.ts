import { darker, lighter } from '../colour.ts'
import { girih, starOutline } from '../girih.ts'
import { GOLD } from '../materials.ts'
import type { Paint } from '../paint.ts'
import {
  box,
  clipped,
  disc,
  face,
  move,
  repeated,
  type Sheet,
  shadow,
  shape,
  stroke,
  upTo,
} from '../sheet.ts'

export function seam(d: string, colour: string): string {
  return stroke(d, lighter(colour, 0.5), 3.4, 'stroke-dasharray="13 9" opacity=".75"')
}

export function skin(sheet: Sheet, colour: string): string {
  return sheet.slant(lighter(colour, 0.26), colour, darker(colour, 0.28))
}

export function clutch(sheet: Sheet, { main, accent }: Paint): string {
  return (
    shadow(sheet, [600, 952, 420, 40]) +
    stroke('M900 600C1060 620 1040 860 920 900', sheet.down(...GOLD), 9, 'stroke-dasharray="16 7"') +
    box([230, 540, 740, 404, 36], skin(sheet, main)) +
    clipped(
      sheet,
      shape('M230 570C230 552 246 540 266 540H934C954 540 970 552 970 570L620 800Q600 812 580 800Z', '#fff'),
      box([230, 540, 740, 300], darker(main, 0.18)),
      box(
        [230, 540, 740, 300],
        girih(sheet, 'twelve', { size: 130, line: accent, weight: 4, at: [-5, 540] }),
        'opacity=".85"',
      ),
    ) +
    stroke('M236 570L580 800Q600 812 620 800L964 570', lighter(accent, 0.25), 7) +
    disc([600, 806, 34], sheet.slant(...GOLD)) +
    disc([600, 806, 16], accent) +
    seam('M256 916H944', main)
  )
}

export function wallet(sheet: Sheet, { main, accent }: Paint): string {
  const card = (y: number, colour: string) =>
    box([300, y, 400, 200, 18], colour) + box([330, y + 30, 60, 44, 8], '#f2d27c')
  return move(
    'rotate(-10 600 600)',
    box([232, 330, 730, 590, 40], '#3a2418', 'opacity=".2"'),
    box([240, 310, 720, 580, 36], skin(sheet, darker(main, 0.2))),
    card(350, lighter(accent, 0.25)),
    card(400, lighter(main, 0.55)),
    box([240, 470, 500, 420, 36], skin(sheet, main)),
    box([740, 330, 200, 540, 24], skin(sheet, lighter(main, 0.06))),
    seam('M266 500H716M266 500V850C266 860 270 866 280 866H716', main),
    seam('M762 356H918V844H762Z', main),
    box([660, 610, 180, 110, 55], skin(sheet, darker(main, 0.2))),
    disc([790, 665, 26], sheet.slant(...GOLD)),
    shape(starOutline(8, [470, 680], [84, 56]), 'none', `stroke="${darker(main, 0.35)}" stroke-width="7"`),
    shape(starOutline(8, [470, 680], [44, 28]), darker(main, 0.25)),
  )
}

export function belt(sheet: Sheet, { main, accent }: Paint): string {
  const ring = (radius: number) =>
    `M${600 - radius} 600A${radius} ${radius} 0 1 1 ${600 + radius} 600A${radius} ${radius} 0 1 1 ${600 - radius} 600`
  return (
    disc([592, 628, 420], sheet.glow('#3a2418@0', '#3a2418@0 55', '#3a2418@.34 80', '#3a2418@0')) +
    stroke(ring(330), darker(main, 0.35), 96) +
    stroke(ring(330), sheet.slant(lighter(main, 0.3), main, darker(main, 0.25)), 86) +
    seam(ring(362), main) +
    seam(ring(298), main) +
    repeated(
      sheet,
      shape(starOutline(4, [600, 270], [22, 9]), accent, 'opacity=".85"'),
      upTo(11).map((index) => `rotate(${75 + index * 21} 600 600)`),
    ) +
    move(
      'translate(600 270)',
      box([-110, -74, 180, 148, 26], sheet.slant(...GOLD)),
      box([-80, -46, 120, 92, 12], darker(main, 0.15)),
      box([-90, -10, 150, 18, 9], sheet.slant(...GOLD)),
      box([90, -52, 44, 104, 12], face(sheet, darker(main, 0.15))),
      upTo(4)
        .map((index) => disc([170 + index * 36, 10 + index * index * 5, 7], darker(main, 0.6)))
        .join(''),
    )
  )
}

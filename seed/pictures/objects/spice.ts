import { darker, lighter, mix } from '../colour.ts'
import { starOutline } from '../girih.ts'
import type { Paint } from '../paint.ts'
import {
  barrel,
  box,
  clipped,
  disc,
  move,
  repeated,
  type Sheet,
  shadow,
  shape,
  stroke,
  upTo,
} from '../sheet.ts'
import { mortar, sack, spiceBowl } from './spice-heap.ts'

/** Saffron and spices; `main` is the pack's colour, `accent` that of what is inside. */
export const SPICES = {
  saffronJar,
  saffronTin,
  jar: spiceJar,
  heap: spiceBowl,
  sack,
  mortar,
  gift: giftBox,
}

/** Saffron: the crimson stigmas, each with its lighter foot. */
export function threads(
  sheet: Sheet,
  [x, y, width, height]: readonly [number, number, number, number],
  count: number,
): string {
  const kinds = ['M0 0C16-14 34 10 58-6', 'M0 0C14 16 36-8 52 8', 'M0 0C22-18 30 14 48-14']
  return kinds
    .map((d, kind) => {
      const places = upTo(Math.ceil(count / 3)).map(() => {
        const [px, py, turn] = [x + sheet.random() * width, y + sheet.random() * height, sheet.random() * 360]
        return `translate(${Math.round(px)} ${Math.round(py)}) rotate(${Math.round(turn)})`
      })
      return repeated(
        sheet,
        stroke(d, ['#a3161d', '#c0242a', '#8a0f18'][kind] ?? '#a3161d', 8) + stroke('M0 0l7-3', '#e8902a', 6),
        places,
      )
    })
    .join('')
}

function saffronJar(sheet: Sheet, { main, accent }: Paint): string {
  const jar = box([410, 440, 380, 500, 60], '#fff')
  return (
    shadow(sheet, [600, 950, 330, 40]) +
    box([410, 440, 380, 500, 60], '#fff', 'opacity=".55"') +
    clipped(
      sheet,
      jar,
      shape('M410 560Q600 530 790 560V950H410Z', '#7d0f16'),
      threads(sheet, [390, 560, 400, 380], 84),
    ) +
    box(
      [410, 440, 380, 500, 60],
      sheet.across('#fff@.45', '#fff@.05 24', '#fff@.05 60', '#fff@.55 80', '#fff@.1'),
    ) +
    shape(starOutline(12, [600, 740], [112, 96]), lighter(accent, 0.1)) +
    disc([600, 740, 84], '#fbf4e4') +
    crocus(600, 750) +
    box([396, 350, 408, 104, 26], barrel(sheet, main)) +
    disc([600, 354, 200, 24], lighter(main, 0.3)) +
    stroke('M396 426H804', lighter(accent, 0.3), 6)
  )
}

/** The six-petalled crocus of which saffron is picked. */
export function crocus(x: number, y: number): string {
  return move(
    `translate(${x} ${y})`,
    shape('M0 40C-54 20-62-30-40-56C-20-40-6-6 0 40ZM0 40C54 20 62-30 40-56C20-40 6-6 0 40Z', '#8c6bb1'),
    shape('M0 42C-30 10-26-44 0-66C26-44 30 10 0 42Z', '#a98ac9'),
    stroke('M0 20C-6-10-18-20-22-34M0 20V-40M0 20C6-10 18-20 22-34', '#c0242a', 6),
  )
}

function saffronTin(sheet: Sheet, { main, accent }: Paint): string {
  return (
    shadow(sheet, [600, 950, 420, 44]) +
    move(
      'translate(250 660) rotate(-18 300 0)',
      disc([130, 40, 190, 60], barrel(sheet, darker(main, 0.1))),
      disc([130, 22, 190, 60], sheet.slant(lighter(main, 0.4), main)),
      disc([130, 22, 150, 44], 'none', `stroke="${lighter(accent, 0.3)}" stroke-width="5"`),
      shape(
        starOutline(12, [130, 22], [60, 30]),
        lighter(accent, 0.3),
        'transform="translate(0 12) scale(1 .45)"',
      ),
    ) +
    shape('M340 740V850C340 910 470 950 620 950S900 910 900 850V740Z', barrel(sheet, main)) +
    stroke('M340 820C350 876 480 912 620 912S890 876 900 820', lighter(accent, 0.2), 8) +
    disc([620, 740, 280, 90], lighter(main, 0.45)) +
    disc([620, 742, 262, 80], '#5f0a11') +
    clipped(
      sheet,
      shape('M358 742C380 640 520 600 620 600S860 640 882 742A262 80 0 0 1 358 742Z', '#fff'),
      shape('M358 742C380 640 520 600 620 600S860 640 882 742A262 80 0 0 1 358 742Z', '#8a0f18'),
      threads(sheet, [350, 610, 520, 200], 54),
    ) +
    move('translate(40 110)', crocus(880, 800)) +
    move('translate(-160 200) scale(.9)', crocus(520, 800))
  )
}

function spiceJar(sheet: Sheet, { main, accent }: Paint): string {
  const one = (x: number, fill: string, lid: string) =>
    move(
      `translate(${x} 0)`,
      box([0, 500, 240, 440, 36], '#fff', 'opacity=".6"'),
      clipped(
        sheet,
        box([0, 500, 240, 440, 36], '#fff'),
        shape(
          'M0 580Q120 560 240 580V940H0Z',
          sheet.across(darker(fill, 0.3), fill, lighter(fill, 0.2), darker(fill, 0.15)),
        ),
      ),
      box(
        [0, 500, 240, 440, 36],
        sheet.across('#fff@.4', '#fff@.04 26', '#fff@.05 62', '#fff@.5 82', '#fff@.1'),
      ),
      box([50, 660, 140, 170, 10], '#fbf4e4'),
      shape(starOutline(8, [120, 745], [46, 28]), fill),
      box([-6, 420, 252, 96, 16], barrel(sheet, lid)),
    )
  return (
    shadow(sheet, [600, 952, 440, 40]) +
    one(210, mix(accent, '#7a5230', 0.45), main) +
    one(750, lighter(accent, 0.3), main) +
    move('translate(-96 -168) scale(1.18)', one(468, accent, main))
  )
}

function giftBox(sheet: Sheet, { main, accent }: Paint): string {
  const well = (x: number, fill: string, art = '') =>
    disc([x, 712, 96, 78], darker(main, 0.55)) + disc([x, 718, 88, 70], fill) + art
  return (
    shadow(sheet, [600, 954, 450, 42]) +
    shape('M290 560L340 330H860L910 560Z', sheet.down(darker(main, 0.2), main)) +
    shape('M330 530L366 362H834L870 530Z', lighter(main, 0.1)) +
    shape(starOutline(12, [600, 450], [70, 50]), lighter(accent, 0.35)) +
    disc([600, 450, 30], main) +
    shape('M220 860L290 560H910L980 860Z', '#f4e9d4') +
    well(
      390,
      '#8a0f18',
      clipped(sheet, disc([390, 718, 88, 70], '#fff'), threads(sheet, [300, 660, 170, 110], 42)),
    ) +
    well(600, accent) +
    well(810, mix(accent, '#6d8a45', 0.6)) +
    shape(
      'M220 860H980V946H220Z',
      sheet.across(darker(main, 0.25), main, lighter(main, 0.2), darker(main, 0.15)),
    ) +
    box([220, 860, 760, 10], lighter(accent, 0.3))
  )
}

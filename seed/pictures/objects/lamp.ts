import { darker, lighter, mix } from '../colour.ts'
import { girih, starOutline } from '../girih.ts'
import { TURNED_WOOD } from '../materials.ts'
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
import { chandelier, halo, LIGHT, pendant, strip } from './lamp-hanging.ts'

/** Lamps, lit: `main` is the shade or glass, `accent` the metal or wood. */
export const LAMPS = { table, pendant, floor, lantern, desk, moon, chandelier, strip }

/** A shade that lets its light through. */
function shade(sheet: Sheet, d: string, colour: string): string {
  return shape(
    d,
    sheet.across(
      darker(colour, 0.2),
      mix(colour, LIGHT, 0.45),
      mix(colour, '#fff3cf', 0.7),
      mix(colour, LIGHT, 0.3),
      darker(colour, 0.15),
    ),
  )
}

function table(sheet: Sheet, { main, accent }: Paint): string {
  const cone = 'M440 260H760L860 560H340Z'
  return (
    halo(sheet, 600, 470, 470) +
    shadow(sheet, [600, 954, 260, 38]) +
    box([586, 540, 28, 110], barrel(sheet, mix(accent, '#cfa14a', 0.5), 0.6)) +
    shape(
      'M560 640H640C720 700 730 820 660 900V930H540V900C470 820 480 700 560 640Z',
      barrel(sheet, accent, 0.5),
    ) +
    repeated(
      sheet,
      shape(starOutline(8, [600, 780], [48, 32]), lighter(accent, 0.5)),
      ['', 'translate(-90 0) scale(1 1)', 'translate(90 0)'].slice(0, 1),
    ) +
    box([470, 924, 260, 28, 14], barrel(sheet, darker(accent, 0.25))) +
    shade(sheet, cone, main) +
    clipped(
      sheet,
      shape(cone, '#fff'),
      box(
        [330, 250, 540, 320],
        girih(sheet, 'eight', { size: 108, line: darker(main, 0.3), weight: 4, at: [6, 10] }),
        'opacity=".35"',
      ),
    ) +
    stroke('M440 262H760M342 558H858', darker(main, 0.25), 10)
  )
}

function floor(sheet: Sheet, { main, accent }: Paint): string {
  return (
    halo(sheet, 600, 330, 420) +
    shadow(sheet, [600, 956, 280, 34]) +
    stroke('M600 420L470 944M600 420L730 944M600 420V930', sheet.down('#c79a66', '#8f6239'), 22) +
    disc([600, 640, 90, 18], 'none', `stroke="${accent}" stroke-width="10"`) +
    shade(sheet, 'M420 190H780L810 440H390Z', main) +
    stroke('M420 192H780M392 438H808', darker(main, 0.25), 9) +
    box([582, 430, 36, 40, 8], accent)
  )
}

function lantern(sheet: Sheet, { main, accent }: Paint): string {
  const panes = [main, accent, lighter(main, 0.35), mix(main, '#b3202a', 0.4), accent, main]
  const glassPane = (index: number) =>
    shape(
      `M${420 + index * 60} 480H${480 + index * 60}V820H${420 + index * 60}Z`,
      mix(panes[index] ?? main, LIGHT, 0.35),
      'opacity=".9"',
    )
  const iron = '#4a3a30'
  return (
    halo(sheet, 600, 640, 450) +
    shadow(sheet, [600, 954, 300, 40]) +
    disc([600, 250, 50], 'none', `stroke="${iron}" stroke-width="16"`) +
    shape('M560 300H640L660 350H540Z', iron) +
    shape(
      'M600 330C700 360 790 410 810 470H390C410 410 500 360 600 330Z',
      sheet.across(darker(iron, 0.3), lighter(iron, 0.35), darker(iron, 0.2)),
    ) +
    upTo(6).map(glassPane).join('') +
    disc([600, 660, 130], sheet.glow('#fff8dd@.95', '#ffe7a8@.6', '#ffe7a8@0')) +
    box([420, 480, 360, 340], girih(sheet, 'eight', { size: 90, line: iron, weight: 7, at: [420, 480] })) +
    stroke('M420 480V820M780 480V820', iron, 16) +
    box([396, 462, 408, 26, 8], iron) +
    box([396, 814, 408, 30, 8], iron) +
    shape('M410 844H790L820 944H380Z', sheet.across(darker(iron, 0.3), lighter(iron, 0.3), darker(iron, 0.2)))
  )
}

function desk(sheet: Sheet, { main, accent }: Paint): string {
  return (
    shape('M330 470L180 950H760L560 560Z', sheet.down(`${LIGHT}@.6`, `${LIGHT}@0`)) +
    shadow(sheet, [700, 954, 300, 36]) +
    stroke('M760 920L860 600L560 380', darker(accent, 0.2), 26) +
    stroke('M760 920L860 600L560 380', lighter(accent, 0.3), 8) +
    disc([860, 600, 32], barrel(sheet, main)) +
    disc([560, 384, 28], darker(accent, 0.2)) +
    move(
      'rotate(28 450 420)',
      shape('M380 330H560C600 360 620 420 620 480H320C320 420 340 360 380 330Z', barrel(sheet, main, 0.5)),
      disc([470, 480, 150, 24], '#fff1c9'),
    ) +
    shape('M620 950C620 910 680 894 760 894S900 910 900 950Z', barrel(sheet, main, 0.5)) +
    disc([830, 922, 12], accent)
  )
}

function moon(sheet: Sheet, { main, accent }: Paint): string {
  const spots = [
    [500, 500, 46],
    [660, 430, 30],
    [700, 600, 56],
    [540, 680, 34],
    [620, 540, 22],
    [460, 610, 20],
  ] as const
  return (
    halo(sheet, 600, 560, 480) +
    shadow(sheet, [600, 954, 260, 36]) +
    shape('M430 900L470 800H730L770 900L800 948H400Z', sheet.across(...TURNED_WOOD)) +
    disc([600, 560, 270], sheet.glow('#fffdf2', mix(LIGHT, '#ffffff', 0.35), mix(main, LIGHT, 0.6))) +
    spots.map((at) => disc(at, mix(main, LIGHT, 0.55), 'opacity=".45"')).join('') +
    stroke('M420 800C480 850 720 850 780 800', accent, 14)
  )
}

import { darker, lighter, mix } from '../colour.ts'
import { starOutline } from '../girih.ts'
import { TURNED_WOOD } from '../materials.ts'
import type { Paint } from '../paint.ts'
import {
  around,
  barrel,
  box,
  disc,
  move,
  repeated,
  type Sheet,
  shadow,
  shape,
  stroke,
  upTo,
} from '../sheet.ts'

export function leaf(length: number, width: number, colour: string): string {
  return (
    shape(
      `M0 0C${-width} ${-length * 0.35} ${-width * 0.7} ${-length * 0.8} 0 ${-length}C${width * 0.7} ${-length * 0.8} ${width} ${-length * 0.35} 0 0Z`,
      colour,
    ) + stroke(`M0 0V${-length * 0.86}`, lighter(colour, 0.35), 4, 'opacity=".7"')
  )
}

export const GREEN = '#4f8256'

export function bonsai(sheet: Sheet, paint: Paint): string {
  const cloud = (x: number, y: number, size: number) =>
    move(
      `translate(${x} ${y}) scale(${size})`,
      shape(
        'M-160 40C-200 40-200-20-150-30C-150-90-70-110-30-80C10-130 110-110 120-50C180-50 190 40 140 40Z',
        sheet.down('#86b57c', '#3f7050'),
      ),
      stroke('M-110 10q20-20 40 0M-20-30q20-20 40 0M60 6q20-20 40 0', '#b7d8a8', 6, 'opacity=".6"'),
    )
  return (
    shadow(sheet, [600, 954, 380, 40]) +
    stroke(
      'M600 800C560 720 680 660 620 560C590 500 500 500 470 440M626 580C700 560 740 500 760 460',
      '#6b4f3a',
      44,
    ) +
    cloud(430, 430, 1.1) +
    cloud(770, 460, 0.95) +
    cloud(600, 300, 1.15) +
    disc([600, 800, 240, 34], '#5f7d4a') +
    shape('M330 800H870L820 930Q600 956 380 930Z', barrel(sheet, paint.main)) +
    box([306, 776, 588, 44, 18], barrel(sheet, lighter(paint.main, 0.1))) +
    stroke('M370 870Q600 900 830 870', paint.accent, 9)
  )
}

export function can(sheet: Sheet, { main, accent }: Paint): string {
  return (
    shadow(sheet, [590, 952, 400, 40]) +
    stroke('M420 560C400 330 700 300 720 540', darker(main, 0.3), 32) +
    shape(
      'M740 780C860 720 880 560 960 470L1000 500C940 620 920 800 752 880Z',
      barrel(sheet, darker(main, 0.08)),
    ) +
    move(
      'translate(985 480) rotate(42)',
      box([-76, -26, 152, 44, 14], barrel(sheet, accent)),
      stroke('M-50-40l-10-40M-16-40l-4-44M18-40l4-44M50-40l10-40', '#9cc7d6', 8),
    ) +
    shape(
      'M330 560H750L780 900C782 930 764 946 736 946H344C316 946 298 930 300 900Z',
      barrel(sheet, main, 0.45),
    ) +
    disc([540, 560, 210, 40], darker(main, 0.45)) +
    stroke('M316 700Q540 740 764 700M306 830Q540 870 776 830', accent, 12) +
    shape(starOutline(8, [540, 790], [40, 26]), lighter(accent, 0.3))
  )
}

export function tools(sheet: Sheet, { main, accent }: Paint): string {
  const handle = sheet.across(...TURNED_WOOD)
  const steel = sheet.across('#8d9497', '#eef0f0', '#a2a9ac')
  return (
    shadow(sheet, [600, 954, 380, 40]) +
    move(
      'rotate(-14 420 700)',
      box([390, 300, 60, 300, 30], handle),
      box([396, 580, 48, 60, 8], main),
      shape('M356 640H484C500 760 480 880 420 950C360 880 340 760 356 640Z', steel),
    ) +
    move(
      'rotate(2 600 700)',
      box([572, 260, 60, 320, 30], handle),
      box([578, 560, 48, 60, 8], accent),
      stroke(
        'M602 620V700M530 940V740C530 710 550 700 602 700S674 710 674 740V940M602 700V946',
        '#a2a9ac',
        22,
      ),
    ) +
    move(
      'rotate(15 790 700)',
      box([764, 320, 56, 280, 28], handle),
      box([770, 586, 44, 56, 8], main),
      shape('M750 640H834L850 900C840 940 744 940 734 900Z', steel),
      stroke('M792 660V900', '#7f878a', 5),
    )
  )
}

export function seeds(sheet: Sheet, { main, accent }: Paint): string {
  const packet = (fill: string) =>
    box([-150, -220, 300, 440, 14], sheet.slant(lighter(fill, 0.35), fill)) +
    box([-150, -220, 300, 60, 14], darker(fill, 0.2)) +
    disc([0, 30, 110], '#fbf4e4')
  const flower =
    repeated(sheet, disc([0, -46, 22, 40], accent), around(8, [0, 0])) + disc([0, 0, 26], '#f2c14e')
  return (
    shadow(sheet, [600, 954, 420, 40]) +
    move(
      'translate(400 710) rotate(-9)',
      packet(darker(main, 0.1)),
      move('translate(0 80)', leaf(120, 50, GREEN)),
    ) +
    move(
      'translate(800 710) rotate(9)',
      packet(mix(main, accent, 0.35)),
      move('translate(0 40) scale(.9)', flower),
    ) +
    move(
      'translate(600 690) scale(1.14)',
      packet(main),
      move('translate(0 20)', stroke('M0 100V20', GREEN, 10), flower),
    ) +
    stroke('M380 962h0M430 974h0M500 966h0M700 974h0M760 962h0M820 972h0', '#7a5a3a', 16)
  )
}

export function planter(sheet: Sheet, paint: Paint): string {
  const rows = [340, 470, 600, 730, 860] as const
  const petals = [470, 730].flatMap((x) => around(5, [0, 0]).map((turn) => `translate(${x} 500) ${turn}`))
  const herb = (x: number, index: number) =>
    upTo(4)
      .map((i) =>
        move(
          `translate(${x} 720) rotate(${-42 + i * 28})`,
          leaf(190 + (i % 2) * 60, 34, [GREEN, '#74a465', '#5f9163'][(index + i) % 3] ?? GREEN),
        ),
      )
      .join('')
  return (
    shadow(sheet, [600, 954, 470, 40]) +
    rows.map(herb).join('') +
    repeated(sheet, disc([0, -16, 11, 16], paint.accent), petals) +
    box([220, 700, 760, 246, 20], sheet.down('#c79a66', '#a87848')) +
    stroke('M220 780H980M220 862H980', '#7d5230', 6) +
    box([200, 686, 800, 44, 18], paint.main) +
    box([260, 700, 30, 246], darker('#a87848', 0.2)) +
    box([910, 700, 30, 246], darker('#a87848', 0.2))
  )
}

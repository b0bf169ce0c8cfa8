import { darker, lighter, mix } from '../colour.ts'
import { starOutline } from '../girih.ts'
import { DISH_SHADOW, WOOD } from '../materials.ts'
import type { Paint } from '../paint.ts'
import {
  barrel,
  box,
  disc,
  face,
  move,
  n,
  repeated,
  type Sheet,
  shadow,
  shape,
  stroke,
  upTo,
} from '../sheet.ts'

export function knives(sheet: Sheet, { main, accent }: Paint): string {
  const handles = upTo(5).map((index) => {
    const x = 420 + index * 84
    return move(
      `rotate(${-6 + index * 3} ${x} 600)`,
      box(
        [x - 26, 290 + (index % 2) * 40, 52, 300, 24],
        sheet.across(darker(accent, 0.4), accent, darker(accent, 0.2)),
      ),
      disc([x, 350 + (index % 2) * 40, 7], '#e6e2da'),
      disc([x, 430 + (index % 2) * 40, 7], '#e6e2da'),
    )
  })
  return (
    shadow(sheet, [600, 952, 380, 42]) +
    handles.join('') +
    shape(
      'M350 560L870 540L900 940H320Z',
      sheet.across(darker(main, 0.3), main, lighter(main, 0.25), darker(main, 0.2)),
    ) +
    shape('M350 560L870 540L874 590L346 606Z', lighter(main, 0.3), 'opacity=".5"') +
    stroke(
      'M400 660C390 760 396 840 386 930M520 650C510 760 526 850 516 930M690 640C700 760 684 840 696 930M820 640C830 740 818 840 836 930',
      darker(main, 0.35),
      4,
      'opacity=".5"',
    )
  )
}

export function board(sheet: Sheet, { main, accent }: Paint): string {
  return move(
    'rotate(-12 600 600)',
    box([300, 290, 610, 690, 50], '#3a2418', 'opacity=".22"'),
    box([310, 270, 590, 680, 46], sheet.across(...WOOD)),
    box([540, 150, 130, 150, 50], sheet.across(...WOOD)),
    disc([605, 200, 26], darker(main, 0.2)),
    stroke(
      'M370 300V920M450 300C440 500 460 700 450 920M560 300V920M680 300C700 520 660 700 680 920M800 300V920',
      '#7d5230',
      4,
      'opacity=".35"',
    ),
    tomatoes(sheet),
    shape('M420 420L800 380L812 430C700 470 560 470 430 470Z', sheet.down('#f4f5f5', '#aeb4b7')),
    box([800, 374, 190, 54, 24], barrel(sheet, main), 'transform="rotate(-6 800 400)"'),
    shape(
      'M600 830C560 790 580 740 640 730C650 790 640 820 600 830ZM660 850C650 800 690 770 740 780C730 830 700 850 660 850Z',
      mix(accent, '#5d8a4a', 0.75),
    ),
  )
}

export function flask(sheet: Sheet, { main, accent }: Paint): string {
  return (
    shadow(sheet, [600, 954, 260, 38]) +
    stroke('M736 520C860 520 860 790 736 790', darker(main, 0.45), 34) +
    box([452, 400, 296, 548, 54], barrel(sheet, main, 0.5)) +
    box([452, 860, 296, 40], barrel(sheet, lighter(accent, 0.1))) +
    box([468, 330, 264, 90, 20], barrel(sheet, darker(main, 0.35))) +
    box([500, 230, 200, 116, 30], sheet.across('#9ba1a4', '#f6f6f5', '#868c8f')) +
    shape(starOutline(8, [600, 640], [84, 58]), lighter(accent, 0.15)) +
    shape(starOutline(8, [600, 640], [52, 36]), main) +
    stroke('M480 470Q600 490 720 470', lighter(accent, 0.2), 6)
  )
}

export function tray(sheet: Sheet, { main, accent }: Paint): string {
  const brass = mix(main, '#cfa14a', 0.35)
  const petal = shape(
    'M600 600C560 480 570 380 600 330C630 380 640 480 600 600Z',
    'none',
    `stroke="${lighter(accent, 0.5)}" stroke-width="6"`,
  )
  return (
    disc([590, 632, 440], sheet.glow(...DISH_SHADOW)) +
    shape(scalloped(24, 410), sheet.slant(lighter(brass, 0.5), brass, darker(brass, 0.35))) +
    disc([600, 600, 366], sheet.slant(darker(brass, 0.2), lighter(brass, 0.22))) +
    disc([600, 600, 340], 'none', `stroke="${darker(brass, 0.3)}" stroke-width="5"`) +
    disc([600, 600, 290], 'none', `stroke="${lighter(brass, 0.5)}" stroke-width="4"`) +
    repeated(
      sheet,
      petal,
      upTo(12).map((i) => `rotate(${i * 30} 600 600)`),
    ) +
    shape(starOutline(12, [600, 600], [120, 84]), darker(brass, 0.25)) +
    shape(starOutline(12, [600, 600], [80, 54]), lighter(accent, 0.3)) +
    repeated(
      sheet,
      disc([600, 284, 9], darker(brass, 0.35)),
      upTo(36).map((i) => `rotate(${i * 10} 600 600)`),
    )
  )
}

function scalloped(count: number, radius: number): string {
  const point = (turn: number, r: number) =>
    `${n(600 + r * Math.cos((turn / count) * 2 * Math.PI))} ${n(600 + r * Math.sin((turn / count) * 2 * Math.PI))}`
  return `M${point(0, radius)}${upTo(count)
    .map((i) => `Q${point(i + 0.5, radius + 40)} ${point(i + 1, radius)}`)
    .join('')}Z`
}

export function jars(sheet: Sheet, { main, accent }: Paint): string {
  const one = (x: number, height: number, colour: string) =>
    box([x, 940 - height, 220, height, 34], barrel(sheet, colour, 0.5)) +
    box([x + 40, 940 - height * 0.62, 140, height * 0.3, 14], '#fbf4e4') +
    shape(starOutline(8, [x + 110, 940 - height * 0.47], [34, 22]), accent) +
    box([x - 4, 890 - height, 228, 64, 20], sheet.across(...WOOD)) +
    disc([x + 110, 886 - height, 26, 18], '#a87848')
  return (
    shadow(sheet, [600, 952, 440, 40]) +
    one(220, 330, lighter(main, 0.3)) +
    one(760, 260, mix(main, accent, 0.35)) +
    one(490, 460, main)
  )
}

export function grinder(sheet: Sheet, { main, accent }: Paint): string {
  return (
    shadow(sheet, [600, 954, 260, 38]) +
    shape(
      'M480 944C480 860 530 800 530 700C530 640 500 620 500 560H700C700 620 670 640 670 700C670 800 720 860 720 944Z',
      barrel(sheet, main, 0.5),
    ) +
    box([486, 500, 228, 70, 20], sheet.across('#9ba1a4', '#f6f6f5', '#868c8f')) +
    shape('M496 500C500 420 540 390 600 390S700 420 704 500Z', barrel(sheet, main, 0.5)) +
    stroke('M600 390V330H800', '#a9afb2', 20) +
    disc([816, 320, 34, 44], face(sheet, accent)) +
    box([496, 900, 208, 14], darker(main, 0.3), 'opacity=".5"')
  )
}

function tomatoes(sheet: Sheet): string {
  const seeds = upTo(5).map((index) => `rotate(${index * 72} 500 640)`)
  const slice =
    disc([500, 640, 58], '#d8432f') +
    disc([500, 640, 46], '#f08a5e') +
    repeated(sheet, disc([500, 616, 8, 13], '#f8d9a8'), seeds)
  return repeated(
    sheet,
    slice,
    upTo(4).map((index) => `translate(${index * 70} ${index * 8})`),
  )
}

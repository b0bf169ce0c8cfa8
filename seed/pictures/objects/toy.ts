import { darker, lighter, mix } from '../colour.ts'
import { starOutline } from '../girih.ts'
import { PALE_WOOD } from '../materials.ts'
import { fromAbove, type Paint } from '../paint.ts'
import { barrel, box, disc, face, move, type Sheet, shadow, shape, stroke } from '../sheet.ts'
import { abacus, doll, drum, kite, puzzle, top } from './toy-play.ts'

/** Toys: what the name says, in the main colour with the accent beside it. */
export const TOYS = {
  car,
  train,
  blocks,
  rings,
  bear,
  horse,
  top,
  kite: fromAbove(kite),
  doll,
  puzzle: fromAbove(puzzle),
  abacus,
  drum,
}

function wheel(sheet: Sheet, x: number, y: number, r: number, colour: string): string {
  return (
    disc([x, y, r], '#3a3330') +
    disc([x, y, r * 0.74], face(sheet, colour)) +
    disc([x, y, r * 0.26], '#f6efdf')
  )
}

function car(sheet: Sheet, { main, accent }: Paint): string {
  return (
    shadow(sheet, [600, 952, 440, 40]) +
    shape('M420 600C440 500 480 460 560 460H700C780 460 820 520 850 600Z', face(sheet, lighter(main, 0.1))) +
    shape('M462 596C474 530 500 504 556 504H614V596ZM650 504H700C750 504 776 540 798 596H650Z', '#d8ecf2') +
    shape(
      'M220 720C220 640 280 600 350 600H880C960 600 1000 660 1000 740V800C1000 830 980 850 950 850H260C236 850 220 834 220 800Z',
      face(sheet, main),
    ) +
    box([220, 740, 780, 26], accent) +
    disc([960, 700, 28], '#fff1c9') +
    box([212, 690, 40, 50, 14], '#b3202a') +
    wheel(sheet, 390, 850, 96, accent) +
    wheel(sheet, 820, 850, 96, accent) +
    stroke('M520 650H640', darker(main, 0.35), 8)
  )
}

function train(sheet: Sheet, { main, accent }: Paint): string {
  return (
    shadow(sheet, [600, 954, 480, 40]) +
    box([330, 560, 400, 220, 30], barrelDown(sheet, main)) +
    box([700, 420, 230, 360, 20], face(sheet, accent)) +
    box([740, 480, 150, 130, 16], '#d8ecf2') +
    box([670, 390, 290, 44, 22], darker(main, 0.2)) +
    shape('M380 560L364 420H480L464 560Z', face(sheet, accent)) +
    box([350, 396, 144, 34, 17], darker(main, 0.2)) +
    disc([600, 556, 50, 34], darker(accent, 0.1)) +
    disc([330, 670, 40, 110], darker(main, 0.3)) +
    disc([318, 670, 24, 60], lighter(accent, 0.3)) +
    box([260, 776, 700, 48, 20], sheet.down(...PALE_WOOD)) +
    shape('M260 800L190 880H300Z', darker(accent, 0.15)) +
    [350, 520, 690].map((x) => wheel(sheet, x, 870, 76, main)).join('') +
    wheel(sheet, 870, 860, 88, accent) +
    [
      [410, 320, 46],
      [470, 250, 60],
      [560, 190, 74],
    ]
      .map(([x = 0, y = 0, r = 0]) => disc([x, y, r], '#fff', 'opacity=".8"'))
      .join('')
  )
}

function barrelDown(sheet: Sheet, colour: string): string {
  return sheet.down(lighter(colour, 0.35), colour, darker(colour, 0.25))
}

function blocks(sheet: Sheet, { main, accent }: Paint): string {
  const cube = (x: number, y: number, colour: string, figure: string) =>
    box([x, y, 220, 220, 16], face(sheet, colour)) +
    box([x + 22, y + 22, 176, 176, 10], 'none', `stroke="${lighter(colour, 0.5)}" stroke-width="8"`) +
    move(`translate(${x + 110} ${y + 110})`, figure)
  const figures = [
    shape(starOutline(5, [0, 0], [62, 28]), '#fff6e2'),
    disc([0, 0, 52], '#fff6e2'),
    shape('M0-56L54 40H-54Z', '#fff6e2'),
    shape('M0 52C-80-10-40-60 0-24C40-60 80-10 0 52Z', '#fff6e2'),
    box([-46, -46, 92, 92, 8], '#fff6e2'),
    shape(starOutline(8, [0, 0], [58, 38]), '#fff6e2'),
  ]
  const places = [
    [250, 724],
    [490, 724],
    [730, 724],
    [370, 498],
    [610, 498],
    [490, 272],
  ] as const
  const colours = [main, accent, '#5d8a6a', '#d9793f', '#4f7ea8', mix(main, accent, 0.5)]
  return (
    shadow(sheet, [600, 954, 440, 40]) +
    places.map(([x, y], index) => cube(x, y, colours[index] ?? main, figures[index] ?? '')).join('')
  )
}

function rings(sheet: Sheet, { main, accent }: Paint): string {
  const colours = [main, accent, '#5d8a6a', '#d9793f', '#4f7ea8']
  const stack = colours.map((colour, index) =>
    box(
      [300 + index * 44, 806 - index * 106, 600 - index * 88, 102, 51],
      sheet.across(darker(colour, 0.25), colour, lighter(colour, 0.4), colour, darker(colour, 0.2)),
    ),
  )
  return (
    shadow(sheet, [600, 954, 380, 40]) +
    box([574, 250, 52, 680, 26], barrel(sheet, '#c79a66')) +
    disc([600, 268, 66], sheet.slant(lighter(accent, 0.5), accent, darker(accent, 0.2))) +
    stack.join('') +
    box([280, 904, 640, 44, 22], sheet.down(...PALE_WOOD))
  )
}

function bear(sheet: Sheet, { main, accent }: Paint): string {
  const fur = sheet.glow(lighter(main, 0.28), main, darker(main, 0.16))
  const ear = (x: number) => disc([x, 330, 74], fur) + disc([x, 334, 42], lighter(main, 0.4))
  const paw = (x: number) => disc([x, 880, 100, 86], fur) + disc([x, 890, 54, 46], lighter(main, 0.4))
  return (
    shadow(sheet, [600, 954, 380, 42]) +
    ear(450) +
    ear(750) +
    disc([370, 700, 70, 130], fur, 'transform="rotate(24 370 700)"') +
    disc([830, 700, 70, 130], fur, 'transform="rotate(-24 830 700)"') +
    disc([600, 760, 230, 200], fur) +
    disc([600, 780, 150, 130], lighter(main, 0.4)) +
    paw(420) +
    paw(780) +
    disc([600, 450, 210, 186], fur) +
    disc([600, 516, 100, 78], lighter(main, 0.45)) +
    disc([520, 430, 19], '#33251f') +
    disc([680, 430, 19], '#33251f') +
    disc([526, 424, 6], '#fff') +
    disc([686, 424, 6], '#fff') +
    disc([600, 486, 34, 24], '#33251f') +
    stroke('M600 508V536M560 548Q600 580 640 548', '#33251f', 7) +
    shape('M600 630L500 590V680ZM600 630L700 590V680Z', accent) +
    disc([600, 634, 28], darker(accent, 0.2))
  )
}

function horse(sheet: Sheet, { main, accent }: Paint): string {
  return (
    shadow(sheet, [600, 956, 440, 38]) +
    stroke('M250 860C400 990 800 990 950 860', sheet.down(...PALE_WOOD), 40) +
    stroke('M400 720L360 900M480 740L470 920M720 740L740 920M800 720L850 900', darker(main, 0.2), 46) +
    shape(
      'M340 600C340 540 400 520 470 530C560 544 640 530 690 480C700 400 720 330 790 290L800 240L840 276C900 300 930 370 960 420C970 460 920 470 900 450L850 430C830 480 850 560 840 640C830 730 780 770 700 770H450C370 770 330 700 340 600Z',
      face(sheet, main),
    ) +
    stroke('M780 290C710 330 690 400 680 490', darker(accent, 0.1), 44) +
    stroke('M340 600C270 600 260 700 280 760', darker(accent, 0.1), 36) +
    shape('M470 520C520 560 600 560 650 520L640 640C600 660 520 660 480 640Z', accent) +
    stroke('M478 640C520 662 600 662 642 640', lighter(accent, 0.5), 9, 'stroke-dasharray="4 16"') +
    disc([868, 356, 14], '#33251f') +
    stroke('M880 440L820 330', accent, 10)
  )
}

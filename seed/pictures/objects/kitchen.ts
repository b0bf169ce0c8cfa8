import { darker, lighter, mix } from '../colour.ts'
import { starOutline } from '../girih.ts'
import { WOOD } from '../materials.ts'
import { fromAbove, type Paint } from '../paint.ts'
import { barrel, box, disc, move, repeated, type Sheet, shadow, shape, stroke, upTo } from '../sheet.ts'
import { board, flask, grinder, jars, knives, tray } from './kitchen-tools.ts'

/** Pots and tools of the kitchen; the name says which. */
export const KITCHENS = {
  pot,
  pan: fromAbove(pan),
  kettle,
  samovar,
  knives,
  board: fromAbove(board),
  cooker,
  flask,
  tray: fromAbove(tray),
  jars,
  grinder,
  set: potSet,
}

function pot(sheet: Sheet, { main, accent }: Paint): string {
  return shadow(sheet, [600, 952, 400, 42]) + body(sheet, main) + lid(sheet, { main, accent })
}

function body(sheet: Sheet, main: string): string {
  return (
    stroke(
      'M296 700H230C200 700 200 760 230 760H296M904 700H970C1000 700 1000 760 970 760H904',
      darker(main, 0.4),
      26,
    ) +
    shape(
      'M290 620H910V850C910 910 870 944 800 944H400C330 944 290 910 290 850Z',
      barrel(sheet, main, 0.45),
    ) +
    shape('M290 620H910V660H290Z', darker(main, 0.2), 'opacity=".4"') +
    stroke('M850 690V850C850 880 836 896 816 904', '#fff', 14, 'opacity=".3"')
  )
}

function lid(sheet: Sheet, { main, accent }: Paint): string {
  return (
    shape('M280 600C300 500 440 450 600 450S900 500 920 600Z', barrel(sheet, lighter(main, 0.08), 0.5)) +
    box([266, 596, 668, 32, 16], sheet.across('#b9bcbd', '#f6f6f5', '#c7c9c9', '#8c9092')) +
    box([576, 410, 48, 46, 8], darker(accent, 0.2)) +
    disc([600, 402, 62, 26], barrel(sheet, accent))
  )
}

function potSet(sheet: Sheet, paint: Paint): string {
  const small = { main: lighter(paint.main, 0.22), accent: paint.accent }
  return (
    shadow(sheet, [600, 952, 470, 42]) +
    move('translate(279 232) scale(.72)', body(sheet, darker(paint.main, 0.12)), lid(sheet, paint)) +
    move('translate(0 190) scale(.8)', body(sheet, paint.main), lid(sheet, paint)) +
    move('translate(545 478) scale(.5)', body(sheet, small.main), lid(sheet, small))
  )
}

function pan(sheet: Sheet, { main, accent }: Paint): string {
  return move(
    'rotate(-40 600 600)',
    disc([510, 650, 330], sheet.glow('#3a2418@.45', '#3a2418@.34 84', '#3a2418@0')),
    box([800, 566, 330, 68, 34], sheet.down(...WOOD)),
    disc([1092, 600, 16], darker('#8f6239', 0.5)),
    box([780, 556, 70, 88, 16], '#8c9092'),
    disc([520, 600, 310], sheet.slant(lighter(main, 0.35), main, darker(main, 0.4))),
    disc([520, 600, 284], darker(main, 0.45)),
    disc([520, 600, 256], sheet.slant(darker(main, 0.35), lighter(darker(main, 0.35), 0.14))),
    repeated(
      sheet,
      disc([520, 600, 3], lighter(main, 0.25), 'opacity=".5"'),
      upTo(20).map((i) => `rotate(${i * 47} 520 600) translate(${60 + ((i * 37) % 180)} 0)`),
    ),
    move(
      'rotate(40 520 600)',
      disc([470, 590, 110, 96], '#fffaf0'),
      disc([560, 640, 96, 84], '#fffaf0'),
      disc([470, 586, 44], lighter(accent, 0.1)),
      disc([566, 640, 40], lighter(accent, 0.1)),
      disc([484, 572, 12], '#fff', 'opacity=".7"'),
    ),
  )
}

function kettle(sheet: Sheet, { main, accent }: Paint): string {
  return (
    shadow(sheet, [600, 952, 360, 42]) +
    stroke('M430 480C430 250 770 250 770 480', darker(accent, 0.45), 34) +
    stroke('M470 330C520 290 680 290 730 330', sheet.across(...WOOD), 40) +
    shape(
      'M800 640C900 620 900 520 980 500L1000 536C930 560 940 700 830 740Z',
      barrel(sheet, darker(main, 0.1), 0.4),
    ) +
    shape(
      'M400 500H800C860 620 880 760 860 860C850 920 820 944 760 944H440C380 944 350 920 340 860C320 760 340 620 400 500Z',
      barrel(sheet, main, 0.5),
    ) +
    shape('M410 500C430 460 500 440 600 440S770 460 790 500Z', barrel(sheet, lighter(main, 0.12), 0.5)) +
    disc([600, 430, 36, 26], barrel(sheet, darker(accent, 0.1))) +
    box([392, 494, 416, 16, 8], darker(main, 0.3)) +
    repeated(
      sheet,
      shape(starOutline(8, [0, 760], [54, 34]), lighter(accent, 0.15)) + disc([0, 760, 14], main),
      ['translate(440 0)', 'translate(600 0)', 'translate(760 0)'],
    ) +
    stroke('M352 680Q600 730 848 680M346 840Q600 890 854 840', lighter(accent, 0.25), 7)
  )
}

function samovar(sheet: Sheet, { main, accent }: Paint): string {
  const brass = mix(main, '#cfa14a', 0.5)
  const metal = (share = 0.6) => barrel(sheet, brass, share)
  return (
    shadow(sheet, [600, 956, 300, 40]) +
    box([420, 916, 360, 40, 12], metal()) +
    shape('M500 860H700L740 916H460Z', metal()) +
    stroke('M404 520C300 500 300 640 400 640M796 520C900 500 900 640 800 640', darker(brass, 0.3), 24) +
    shape(
      'M400 470H800C830 560 800 720 720 800C700 830 700 850 700 866H500C500 850 500 830 480 800C400 720 370 560 400 470Z',
      metal(0.7),
    ) +
    stroke('M392 560Q600 600 808 560M430 720Q600 756 770 720', darker(brass, 0.35), 7) +
    box([384, 440, 432, 40, 18], metal()) +
    shape('M470 440C480 400 520 388 600 388S720 400 730 440Z', metal()) +
    teapot(sheet, accent, brass) +
    shape('M560 700H640V760H560Z', metal()) +
    box([588, 740, 24, 60, 10], metal()) +
    box([560, 682, 80, 20, 10], metal()) +
    disc([600, 668, 18], accent)
  )
}

function cooker(sheet: Sheet, { main, accent }: Paint): string {
  return (
    shadow(sheet, [600, 952, 380, 42]) +
    stroke('M330 560C270 560 270 640 320 650M870 560C930 560 930 640 880 650', darker(main, 0.35), 26) +
    shape(
      'M320 530H880C900 640 900 800 860 890C850 924 820 944 780 944H420C380 944 350 924 340 890C300 800 300 640 320 530Z',
      barrel(sheet, main, 0.5),
    ) +
    shape('M326 530C340 420 450 360 600 360S860 420 874 530Z', barrel(sheet, lighter(main, 0.35), 0.6)) +
    shape(
      'M420 480C450 420 520 400 600 400S750 420 780 480C700 500 500 500 420 480Z',
      '#3d474d',
      'opacity=".55"',
    ) +
    box([310, 518, 580, 30, 15], sheet.across('#b9bcbd', '#f6f6f5', '#8c9092')) +
    box([556, 336, 88, 34, 17], darker(main, 0.4)) +
    box([480, 690, 240, 170, 30], '#20262a') +
    disc([600, 775, 56], sheet.slant('#f4f4f3', '#aab0b3')) +
    box([596, 726, 8, 36, 4], accent) +
    disc([510, 720, 8], accent) +
    disc([690, 720, 8], '#5d8a4a')
  )
}

function teapot(sheet: Sheet, accent: string, brass: string): string {
  return move(
    'translate(0 -4)',
    shape(
      'M520 388H680C700 330 680 280 640 262H560C520 280 500 330 520 388Z',
      sheet.across(darker(accent, 0.2), lighter(accent, 0.6), accent),
    ),
    stroke('M684 300C740 300 740 370 684 366', accent, 14),
    shape('M516 340C470 330 470 300 440 288L452 270C500 284 500 310 520 310Z', accent),
    disc([600, 258, 46, 14], lighter(accent, 0.3)),
    disc([600, 240, 14], brass),
  )
}

import { darker, lighter, mix } from '../colour.ts'
import { girih, starOutline } from '../girih.ts'
import { GOLD } from '../materials.ts'
import { fromAbove, type Paint } from '../paint.ts'
import {
  barrel,
  box,
  clipped,
  disc,
  face,
  move,
  painted,
  repeated,
  type Sheet,
  shadow,
  shape,
  stroke,
} from '../sheet.ts'
import { markers, organiser, pencilCase, planner, ruler } from './pen-desk.ts'

/** Writing and drawing things. */
export const PENS = {
  fountain: fromAbove(fountain),
  notebook: fromAbove(notebook),
  cup,
  watercolour: fromAbove(watercolour),
  calligraphy,
  ruler: fromAbove(ruler),
  organiser,
  markers,
  case: fromAbove(pencilCase),
  planner: fromAbove(planner),
}

function fountain(sheet: Sheet, { main, accent }: Paint): string {
  return (
    move('rotate(38 600 600)', box([548, 130, 120, 980, 50], '#3a2418', 'opacity=".18"')) +
    stroke('M250 930C330 860 360 980 440 910S560 900 600 940', accent, 9) +
    move(
      'rotate(38 600 600)',
      box([545, 100, 110, 520, 44], barrel(sheet, main, 0.5)),
      box([541, 560, 118, 40, 8], sheet.across(...GOLD)),
      box([640, 130, 26, 300, 13], sheet.across(...GOLD)),
      box([549, 600, 102, 240, 8], barrel(sheet, darker(main, 0.3), 0.4)),
      box([549, 836, 102, 18, 6], sheet.across(...GOLD)),
      shape('M556 854H644C650 930 620 1020 600 1060C580 1020 550 930 556 854Z', sheet.across(...GOLD)),
      stroke('M600 900V1050', '#6b4d1e', 4),
      disc([600, 900, 9], '#6b4d1e'),
      shape(starOutline(8, [600, 350], [40, 26]), accent, 'opacity=".9"'),
    )
  )
}

function notebook(sheet: Sheet, { main, accent }: Paint): string {
  return move(
    'rotate(-7 600 600)',
    box([318, 190, 580, 850, 26], '#3a2418', 'opacity=".22"'),
    box([330, 176, 570, 840, 22], '#f4ead2'),
    box([330, 170, 560, 836, 22], sheet.slant(lighter(main, 0.2), main, darker(main, 0.22))),
    clipped(
      sheet,
      box([400, 240, 380, 696, 14], '#fff'),
      box(
        [400, 240, 380, 696],
        girih(sheet, 'twelve', { size: 190, line: accent, weight: 5, at: [20, 10] }),
        'opacity=".8"',
      ),
    ),
    box([400, 240, 380, 696, 14], 'none', `stroke="${accent}" stroke-width="5"`),
    disc([590, 588, 96], main),
    shape(starOutline(12, [590, 588], [84, 60]), accent),
    disc([590, 588, 30], main),
    box([820, 170, 26, 836], darker(accent, 0.15)),
    shape('M470 1000V1090L488 1070L506 1090V1000Z', accent),
  )
}

function cup(sheet: Sheet, { main, accent }: Paint): string {
  const body = 'M390 600H810L790 910Q600 970 410 910Z'
  return (
    shadow(sheet, [600, 954, 300, 40]) +
    pencils(sheet, accent) +
    painted(
      sheet,
      body,
      barrel(sheet, main),
      repeated(
        sheet,
        shape(starOutline(8, [0, 770], [66, 46]), lighter(main, 0.6)) +
          shape(starOutline(8, [0, 770], [38, 24]), accent),
        [440, 600, 760].map((x) => `translate(${x} 0)`),
      ),
      shape(body, sheet.across('#000@.22', '#000@0 36', '#fff@.22 68', '#000@.18')),
    ) +
    box([382, 586, 436, 34, 17], barrel(sheet, lighter(main, 0.2)))
  )
}

function watercolour(sheet: Sheet, { main, accent }: Paint): string {
  const cakes =
    '#b3202a #d9793f #f2c14e #8fae4e #3f8f6f #0e7c7b #4f8fc0 #2f4a8d #7a4e9a #c05a8a #8a5a3a #3a3a40'
  return (
    move(
      'rotate(-8 600 600)',
      box([230, 350, 720, 540, 40], '#3a2418', 'opacity=".2"'),
      box([240, 330, 720, 540, 36], face(sheet, main)),
      box([270, 360, 660, 480, 24], '#faf7f0'),
      cakes
        .split(' ')
        .map((colour, index) =>
          box(
            [306 + (index % 6) * 100, 400 + Math.floor(index / 6) * 130, 86, 110, 16],
            sheet.slant(lighter(colour, 0.3), colour),
          ),
        )
        .join(''),
      disc([420, 750, 84, 60], lighter(accent, 0.3)),
      disc([600, 750, 84, 60], lighter(main, 0.5)),
      disc([780, 750, 84, 60], mix(accent, main, 0.5), 'opacity=".7"'),
    ) +
    move(
      'rotate(24 900 500)',
      box([884, 180, 30, 480, 15], sheet.across('#8a2a2f', '#d8606a', '#8a2a2f')),
      box([880, 640, 38, 80, 8], sheet.across(...GOLD)),
      shape('M880 718H918C926 770 910 810 899 850C888 810 872 770 880 718Z', '#5a3d2a'),
    )
  )
}

function calligraphy(sheet: Sheet, { main, accent }: Paint): string {
  const reed =
    box([-19, -380, 38, 460, 10], sheet.across('#6b4320', '#c08a50', '#7d5230')) +
    stroke('M-19-200H19M-19-40H19', '#5a3a1c', 5)
  const leaning = [
    'translate(760 560) rotate(22)',
    'translate(700 560) rotate(34)',
    'translate(820 560) rotate(10)',
  ]
  return (
    shadow(sheet, [600, 952, 440, 40]) +
    shape('M180 930C300 900 420 960 560 920V946C420 974 300 930 180 956Z', '#f4ead2') +
    repeated(sheet, reed, leaning) +
    box([560, 620, 400, 324, 56], barrel(sheet, main, 0.45)) +
    clipped(
      sheet,
      shape('M560 620H960V944H560Z', '#fff'),
      box([560, 720, 400, 120], darker(main, 0.25)),
      box(
        [560, 720, 400, 120],
        girih(sheet, 'eight', { size: 100, line: lighter(accent, 0.2), weight: 5, at: [60, 720] }),
      ),
    ) +
    disc([760, 620, 200, 42], lighter(main, 0.3)) +
    disc([760, 620, 176, 32], '#1c1a1c') +
    move('translate(360 800)', inkwell(sheet, accent))
  )
}

function pencils(sheet: Sheet, accent: string): string {
  const drawn = [
    [accent, 350],
    ['#d9793f', 290],
    ['#4f7ea8', 370],
    ['#5d8a6a', 310],
    ['#9a6aa0', 340],
    ['#b3202a', 300],
    ['#f2c14e', 360],
  ] as const
  return drawn
    .map(([colour, top], index) => {
      const x = 440 + index * 53
      return move(
        `rotate(${(index - 3) * 4} ${x} 900)`,
        box([x - 22, top + 80, 44, 430], sheet.across(darker(colour, 0.2), lighter(colour, 0.2), colour)),
        shape(`M${x - 22} ${top + 82}L${x} ${top}L${x + 22} ${top + 82}Z`, '#f0d3a6'),
        shape(`M${x - 8} ${top + 30}L${x} ${top}L${x + 8} ${top + 30}Z`, darker(colour, 0.3)),
      )
    })
    .join('')
}

function inkwell(sheet: Sheet, accent: string): string {
  return (
    shape(
      'M-120-30H120L130 100C130 130 110 144 80 144H-80C-110 144-130 130-130 100Z',
      barrel(sheet, lighter(accent, 0.1), 0.5),
    ) +
    disc([0, -34, 124, 28], lighter(accent, 0.4)) +
    disc([0, -34, 100, 19], '#1c1a1c')
  )
}

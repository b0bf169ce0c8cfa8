import { darker, lighter } from '../colour.ts'
import { girih, starOutline } from '../girih.ts'
import { GOLD } from '../materials.ts'
import type { Paint } from '../paint.ts'
import { box, clipped, disc, face, move, type Sheet, shadow, shape, stroke, upTo } from '../sheet.ts'

export function ruler(sheet: Sheet, { main, accent }: Paint): string {
  const ticks = upTo(31).map((index) => `M${220 + index * 25} 560v${index % 5 ? 34 : 60}`)
  return (
    move(
      'rotate(-10 600 600)',
      box([180, 568, 850, 150, 14], '#3a2418', 'opacity=".16"'),
      box([190, 550, 830, 150, 12], sheet.down(lighter(main, 0.35), main)),
      stroke(ticks.join(''), darker(main, 0.5), 5),
      disc([970, 650, 18], darker(main, 0.4), 'opacity=".4"'),
    ) +
    move(
      'rotate(6 600 360)',
      shape('M330 480L330 180L800 480Z', '#3a2418', 'opacity=".14" transform="translate(-6 12)"'),
      shape('M330 480V180L800 480ZM400 430V310L590 430Z', accent, 'fill-rule="evenodd" opacity=".88"'),
    ) +
    move('translate(600 880) rotate(-6)', protractor(main))
  )
}

export function organiser(sheet: Sheet, { main, accent }: Paint): string {
  return (
    shadow(sheet, [600, 954, 460, 40]) +
    move(
      'rotate(-4 360 500)',
      box([330, 330, 40, 400, 8], sheet.across('#c08a2a', '#f2c14e', '#c08a2a')),
      shape('M330 334L350 270L370 334Z', '#f0d3a6'),
    ) +
    move(
      'rotate(5 430 500)',
      box(
        [410, 360, 40, 380, 8],
        sheet.across(darker(accent, 0.2), lighter(accent, 0.2), darker(accent, 0.15)),
      ),
      shape('M410 364L430 300L450 364Z', '#f0d3a6'),
    ) +
    box([600, 500, 250, 240, 6], '#fdf8ea') +
    box([630, 470, 250, 270, 6], lighter(accent, 0.5)) +
    box([250, 600, 250, 346, 16], face(sheet, main)) +
    box([520, 680, 430, 266, 16], face(sheet, lighter(main, 0.12))) +
    box([560, 790, 350, 110, 10], darker(main, 0.25)) +
    disc([735, 845, 18], sheet.slant(...GOLD)) +
    shape(starOutline(8, [375, 770], [84, 58]), lighter(accent, 0.2)) +
    shape(starOutline(8, [375, 770], [48, 32]), main) +
    box([520, 680, 430, 16, 8], lighter(main, 0.4))
  )
}

export function markers(sheet: Sheet, { main, accent }: Paint): string {
  const colours = [main, accent, '#5d8a6a', '#d9793f', '#4f7ea8', '#9a6aa0']
  const pens = colours.map((colour, index) => {
    const x = 330 + index * 96
    return (
      box([x, 420, 76, 520, 26], sheet.across(darker(colour, 0.22), lighter(colour, 0.4), colour)) +
      box(
        [x - 2, 340, 80, 220, 22],
        sheet.across(darker(colour, 0.36), lighter(colour, 0.16), darker(colour, 0.12)),
      ) +
      box([x + 50, 380, 14, 150, 7], lighter(colour, 0.4), 'opacity=".7"') +
      box([x + 16, 620, 44, 240, 10], '#fbf4e4', 'opacity=".85"')
    )
  })
  return (
    shadow(sheet, [600, 952, 400, 38]) +
    pens.join('') +
    stroke('M300 250C400 170 500 310 600 230S800 190 900 250', accent, 26) +
    stroke('M300 300C420 260 520 340 640 290', main, 18)
  )
}

export function pencilCase(sheet: Sheet, { main, accent }: Paint): string {
  return move(
    'rotate(-14 600 600)',
    box([190, 430, 800, 380, 120], '#3a2418', 'opacity=".2"'),
    box([200, 410, 800, 370, 110], sheet.down(lighter(main, 0.25), main, darker(main, 0.2))),
    clipped(
      sheet,
      box([200, 410, 800, 370, 110], '#fff'),
      box([200, 560, 800, 120], darker(main, 0.2)),
      box([200, 560, 800, 120], girih(sheet, 'eight', { size: 120, line: accent, weight: 6, at: [40, 560] })),
    ),
    stroke('M270 470H930', darker(main, 0.5), 16),
    stroke('M270 470H930', '#d9c9a0', 8, 'stroke-dasharray="6 6"'),
    box([880, 452, 90, 34, 12], sheet.across(...GOLD)),
    stroke('M970 470C1040 480 1040 560 1010 590', accent, 12),
  )
}

export function planner(sheet: Sheet, { main, accent }: Paint): string {
  const squares = upTo(30).map((index) =>
    box(
      [300 + (index % 6) * 102, 420 + Math.floor(index / 6) * 100, 86, 84, 10],
      [7, 16, 23].includes(index) ? accent : '#f3e9d2',
    ),
  )
  return move(
    'rotate(-4 600 600)',
    box([240, 250, 700, 740, 26], '#3a2418', 'opacity=".2"'),
    box([250, 230, 700, 730, 22], '#fffaf0'),
    box([250, 230, 700, 150, 22], main),
    box([250, 350, 700, 30], main),
    squares.join(''),
    upTo(10)
      .map((index) => box([300 + index * 66, 196, 18, 76, 9], sheet.down('#e9e9e8', '#8d9497')))
      .join(''),
    disc([600, 310, 34], lighter(accent, 0.2)),
  )
}

function protractor(main: string): string {
  const ticks = upTo(13).map((index) => {
    const [x, y] = [Math.cos((index * Math.PI) / 12), Math.sin((index * Math.PI) / 12)]
    return `M${Math.round(-214 * x)} ${Math.round(56 - 214 * y)}L${Math.round(-190 * x)} ${Math.round(56 - 190 * y)}`
  })
  const arc = 'M-220 60A220 220 0 0 1 220 60ZM-120 30A120 120 0 0 1 120 30Z'
  return (
    shape(arc, lighter(main, 0.25), 'fill-rule="evenodd" opacity=".92"') +
    stroke(ticks.join(''), darker(main, 0.5), 4)
  )
}

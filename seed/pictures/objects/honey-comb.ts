import { darker, lighter } from '../colour.ts'
import type { Paint } from '../paint.ts'
import {
  barrel,
  box,
  clipped,
  disc,
  move,
  painted,
  repeated,
  type Sheet,
  shadow,
  shape,
  stroke,
  upTo,
} from '../sheet.ts'

export function gold(sheet: Sheet, accent: string): string {
  return sheet.across(darker(accent, 0.4), accent, `${lighter(accent, 0.5)} 66`, accent, darker(accent, 0.3))
}

export function bee(x: number, y: number, size: number): string {
  return move(
    `translate(${x} ${y}) scale(${size})`,
    disc([-10, -26, 14, 24], '#fff', 'opacity=".85" transform="rotate(-24 -10 -26)"'),
    disc([14, -26, 14, 24], '#fff', 'opacity=".85" transform="rotate(24 14 -26)"'),
    disc([0, 0, 38, 25], '#f2a900'),
    shape('M-14-23Q-6 0-14 23L-4 25Q4 0-4-25ZM12-24Q20 0 12 24L22 20Q30 0 22-20Z', '#3a2a1c'),
    disc([-32, -3, 12], '#3a2a1c'),
  )
}

export function cells(sheet: Sheet, line: string, size = 60): string {
  const h = size * Math.sqrt(3)
  const hexagon = (x: number, y: number) => {
    const r = size / Math.sqrt(3)
    return `M${upTo(6)
      .map(
        (k) =>
          `${(x + r * Math.sin((k * Math.PI) / 3)).toFixed(1)} ${(y - r * Math.cos((k * Math.PI) / 3)).toFixed(1)}`,
      )
      .join('L')}Z`
  }
  const id = sheet.keep(
    `<pattern id="ID" width="${size}" height="${h.toFixed(2)}" patternUnits="userSpaceOnUse">${stroke(hexagon(size / 2, h / 3) + hexagon(0, (h * 5) / 6) + hexagon(size, (h * 5) / 6), line, 5)}</pattern>`,
  )
  return `url(#${id})`
}

export function combPlate(sheet: Sheet, { main, accent }: Paint): string {
  return (
    shadow(sheet, [600, 930, 460, 46]) +
    disc([600, 850, 430, 96], sheet.down(lighter(main, 0.5), main)) +
    disc([600, 842, 340, 66], darker(main, 0.12)) +
    disc([610, 846, 300, 48], lighter(accent, 0.15)) +
    block(sheet, accent) +
    shape(
      'M420 640C430 720 470 730 474 690C480 660 506 690 506 740C510 800 548 796 548 740V712L640 700L560 600Z',
      lighter(accent, 0.3),
      'opacity=".8"',
    ) +
    bee(820, 420, 1.3) +
    bee(360, 470, 1)
  )
}

export function squeeze(sheet: Sheet, { main, accent }: Paint): string {
  const body =
    'M430 520C400 600 440 640 430 700C420 780 410 880 450 944H750C790 880 780 780 770 700C760 640 800 600 770 520C740 460 660 440 640 430H560C540 440 460 460 430 520Z'
  const stripes = upTo(3).map((index) => `translate(0 ${index * 92})`)
  return (
    shadow(sheet, [600, 952, 280, 40]) +
    painted(
      sheet,
      body,
      gold(sheet, accent),
      repeated(
        sheet,
        shape('M400 660Q600 700 800 660V700Q600 740 400 700Z', '#fbf4e4', 'opacity=".85"'),
        stripes,
      ),
    ) +
    bee(600, 580, 2) +
    stroke('M740 540C752 590 728 640 734 690C742 780 744 840 734 890', '#fff', 16, 'opacity=".5"') +
    shape('M540 430L556 360H644L660 430Z', barrel(sheet, main)) +
    box([572, 300, 56, 66, 16], barrel(sheet, main)) +
    box([520, 424, 160, 26, 10], barrel(sheet, darker(main, 0.15)))
  )
}

function block(sheet: Sheet, accent: string): string {
  const comb = 'M300 560L560 420L900 520L640 700Z'
  return (
    shape('M300 560V740L640 880V700Z', sheet.across(darker(accent, 0.25), accent)) +
    shape('M640 700V880L900 700V520Z', sheet.across(darker(accent, 0.15), darker(accent, 0.42))) +
    painted(
      sheet,
      comb,
      sheet.slant(lighter(accent, 0.45), accent),
      move(
        'translate(300 560) rotate(-8) skewX(-30) scale(1 .62)',
        box([-400, -400, 1400, 1000], cells(sheet, darker(accent, 0.25), 66)),
      ),
    ) +
    clipped(
      sheet,
      shape('M300 560V740L640 880V700Z', '#fff'),
      move(
        'translate(300 560) skewY(22)',
        box([0, -40, 340, 260], cells(sheet, darker(accent, 0.35), 56), 'opacity=".6"'),
      ),
    )
  )
}

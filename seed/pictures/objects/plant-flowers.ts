import { lighter } from '../colour.ts'
import { starOutline } from '../girih.ts'
import type { Paint } from '../paint.ts'
import {
  around,
  barrel,
  box,
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
import { GREEN, leaf } from './plant-garden.ts'

export function pot(
  sheet: Sheet,
  { main, accent }: Paint,
  [width, height]: readonly [number, number] = [380, 300],
): string {
  const [l, r, t] = [600 - width / 2, 600 + width / 2, 946 - height]
  const body = `M${l} ${t}H${r}L${r - width * 0.13} 930Q600 962 ${l + width * 0.13} 930Z`
  return (
    painted(
      sheet,
      body,
      barrel(sheet, main),
      shape(
        `M${l} ${t + height * 0.5}${'l24-34 24 34'.repeat(Math.ceil(width / 48))}v30${'l-24-34-24 34'.repeat(Math.ceil(width / 48))}Z`,
        accent,
        'opacity=".9"',
      ),
      shape(body, sheet.across('#000@.2', '#000@0 36', '#fff@.2 68', '#000@.16')),
    ) + box([l - 18, t - 34, width + 36, 60, 20], barrel(sheet, lighter(main, 0.08)))
  )
}

const HEADS = [
  [440, 420],
  [600, 330],
  [760, 420],
  [520, 480],
  [690, 490],
] as const
const LEAVES = [
  [400, 600],
  [480, 560],
  [560, 600],
  [650, 580],
  [730, 600],
  [800, 570],
  [600, 520],
] as const

export function geranium(sheet: Sheet, paint: Paint): string {
  return (
    shadow(sheet, [600, 954, 300, 40]) +
    stroke(HEADS.map(([x, y]) => `M600 680Q${x} ${y + 140} ${x} ${y}`).join(''), '#4f8256', 10) +
    repeated(
      sheet,
      shape(starOutline(9, [0, 0], [74, 60]), sheet.glow('#8dbb80', GREEN)) +
        disc([0, 0, 34], 'none', 'stroke="#3d6b48" stroke-width="7" opacity=".45"'),
      LEAVES.map(([x, y]) => `translate(${x} ${y})`),
    ) +
    repeated(
      sheet,
      bloom(sheet, paint.accent),
      HEADS.map(([x, y]) => `translate(${x} ${y}) scale(1.2)`),
    ) +
    pot(sheet, { ...paint, accent: lighter(paint.main, 0.5) })
  )
}

export function hyacinth(sheet: Sheet, paint: Paint): string {
  const bell =
    shape(starOutline(6, [0, 0], [40, 18]), paint.accent) + disc([0, 0, 11], lighter(paint.accent, 0.6))
  const places = upTo(22).map(
    (i) =>
      `translate(${600 + ((i % 3) - 1) * 56 + (Math.floor(i / 3) % 2 ? 26 : -10)} ${250 + Math.floor(i / 3) * 42}) rotate(${i * 25})`,
  )
  return (
    shadow(sheet, [600, 954, 260, 40]) +
    move('translate(560 700) rotate(-22)', leaf(420, 46, GREEN)) +
    move('translate(640 700) rotate(22)', leaf(420, 46, '#5f9163')) +
    move('translate(520 700) rotate(-40)', leaf(300, 40, '#5f9163')) +
    move('translate(680 700) rotate(40)', leaf(300, 40, GREEN)) +
    stroke('M600 700V280', '#6d9a62', 30) +
    repeated(sheet, bell, places) +
    pot(sheet, paint, [320, 260])
  )
}

function bloom(sheet: Sheet, accent: string): string {
  const petal = disc([0, -30, 22, 28], accent) + disc([0, -30, 10, 14], lighter(accent, 0.3))
  return (
    repeated(sheet, petal, around(7, [0, 0])) +
    disc([0, 0, 26], lighter(accent, 0.2)) +
    disc([0, 0, 9], '#fff1c9')
  )
}

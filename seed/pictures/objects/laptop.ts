import { darker, lighter, mix } from '../colour.ts'
import type { Paint } from '../paint.ts'
import { box, disc, face, move, n, type Sheet, shadow, shape, stroke, upTo } from '../sheet.ts'
import { screen } from '../wallpaper.ts'

export const LAPTOPS = {
  slim: (sheet: Sheet, paint: Paint) => open(sheet, paint, { bezel: 14, keys: '#2b3035', glow: 0 }),
  office: (sheet: Sheet, paint: Paint) => open(sheet, paint, { bezel: 24, keys: '#e9e6e1', glow: 0 }),
  gaming: (sheet: Sheet, paint: Paint) => open(sheet, paint, { bezel: 20, keys: '#15181b', glow: 1 }),
  tablet,
  desktop,
}

type Make = { bezel: number; keys: string; glow: 0 | 1 }

function open(sheet: Sheet, paint: Paint, make: Make): string {
  return shadow(sheet, [600, 962, 520, 44]) + lid(sheet, paint, make.bezel) + deck(sheet, paint, make)
}

function lid(sheet: Sheet, { main, accent }: Paint, bezel: number): string {
  const inner = [248 + bezel, 312 + bezel, 704 - 2 * bezel, 460 - 2 * bezel, 10] as const
  return (
    box([240, 304, 720, 480, 30], sheet.across(darker(main, 0.3), lighter(main, 0.4), darker(main, 0.2))) +
    box([246, 310, 708, 466, 25], '#14181b') +
    screen(sheet, inner, [mix(main, '#2f5d73', 0.5), accent]) +
    disc([600, 312 + bezel / 2, 3.5], '#42525e') +
    shape('M760 312H930A22 22 0 0 1 952 334V600Z', '#fff', 'opacity=".09"')
  )
}

function deck(sheet: Sheet, { main, accent }: Paint, { keys, glow }: Make): string {
  const rows = upTo(4).map((row) => {
    const y = 800 + row * 21
    const reach = 318 + (y - 776) * 0.52
    return stroke(
      `M${n(600 - reach)} ${y}H${n(600 + reach)}`,
      keys,
      14,
      `stroke-dasharray="${n(reach / 8 - 8)} 8" style="stroke-linecap:butt"`,
    )
  })
  const light = glow ? box([280, 782, 640, 100, 20], sheet.glow(`${accent}@.85`, `${accent}@0`)) : ''
  return (
    shape('M240 776H960L1048 936H152Z', sheet.down(darker(main, 0.12), lighter(main, 0.22))) +
    shape('M288 788H912L956 884H244Z', darker(main, glow ? 0.5 : 0.16)) +
    light +
    rows.join('') +
    shape('M488 894H712L722 928H478Z', darker(main, 0.1)) +
    box([152, 934, 896, 24, 12], sheet.down(lighter(main, 0.35), darker(main, 0.3))) +
    box([520, 934, 160, 8, 4], darker(main, 0.28)) +
    (glow ? box([180, 952, 840, 6, 3], accent, 'opacity=".8"') : '')
  )
}

function tablet(sheet: Sheet, { main, accent }: Paint): string {
  return (
    shadow(sheet, [600, 962, 440, 42]) +
    shape('M700 480L930 950H960L770 480Z', sheet.across(darker(main, 0.45), darker(main, 0.2))) +
    move(
      'translate(262 330) skewX(-3)',
      box([0, 0, 690, 500, 36], sheet.across(darker(main, 0.35), lighter(main, 0.4), darker(main, 0.3))),
      box([6, 6, 678, 488, 31], '#14181b'),
      screen(sheet, [26, 26, 638, 448, 14], [main, accent]),
      shape('M500 26H664V400Z', '#fff', 'opacity=".1"'),
    ) +
    shape('M228 838H928L990 950H170Z', face(sheet, mix(main, '#3a3f44', 0.35))) +
    upTo(4)
      .map((row) => keyRow(row))
      .join('') +
    box([170, 946, 820, 12, 6], darker(main, 0.45)) +
    move(
      'translate(1010 560) rotate(10)',
      box([0, 0, 22, 360, 11], '#f4f1ec'),
      shape('M0 352L11 396L22 352Z', '#8b8f94'),
    )
  )
}

function keyRow(row: number): string {
  const y = 860 + row * 22
  const reach = 338 + row * 12
  return stroke(
    `M${580 - reach} ${y}H${580 + reach}`,
    '#f2efe9',
    13,
    `stroke-dasharray="${n(reach / 8 - 8)} 8" style="stroke-linecap:butt" opacity=".8"`,
  )
}

function desktop(sheet: Sheet, { main, accent }: Paint): string {
  return (
    shadow(sheet, [600, 958, 400, 40]) +
    shape(
      'M520 760H680L700 930H500Z',
      sheet.across(darker(main, 0.25), lighter(main, 0.4), darker(main, 0.2)),
    ) +
    box([400, 926, 400, 28, 14], sheet.down(lighter(main, 0.4), darker(main, 0.2))) +
    box([180, 270, 840, 500, 28], sheet.across(darker(main, 0.3), lighter(main, 0.35), darker(main, 0.25))) +
    box([188, 278, 824, 484, 22], '#14181b') +
    screen(sheet, [202, 292, 796, 440, 8], [main, accent]) +
    shape('M820 292H998V560Z', '#fff', 'opacity=".09"') +
    disc([600, 748, 5], lighter(accent, 0.2))
  )
}

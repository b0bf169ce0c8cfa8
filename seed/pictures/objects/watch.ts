import { pick } from '../../random.ts'
import { darker, lighter } from '../colour.ts'
import type { Paint } from '../paint.ts'
import {
  around,
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

/** Watches standing upright: the name says which case and dial. */
export const WATCHES = {
  round: (sheet: Sheet, paint: Paint) =>
    strap(sheet, paint, 190) + roundCase(sheet, paint, pick(sheet.random, [rings, sunDial])),
  sport: (sheet: Sheet, paint: Paint) => strap(sheet, paint, 200) + roundCase(sheet, paint, route),
  classic: (sheet: Sheet, paint: Paint) => strap(sheet, paint, 170) + roundCase(sheet, paint, hands),
  square: (sheet: Sheet, paint: Paint) => strap(sheet, paint, 210) + squareCase(sheet, paint),
  band: (sheet: Sheet, paint: Paint) => strap(sheet, paint, 150) + bandCase(sheet, paint),
}

type Dial = (sheet: Sheet, paint: Paint) => string

function strap(sheet: Sheet, { main }: Paint, width: number): string {
  const [left, right] = [600 - width / 2, 600 + width / 2]
  const upper = `M${left} 460C${left} 360 ${left + 18} 280 ${left + 30} 200Q600 160 ${right - 30} 200C${right - 18} 280 ${right} 360 ${right} 460Z`
  const lower = `M${left} 740C${left} 830 ${left + 14} 880 ${left + 24} 944Q600 976 ${right - 24} 944C${right - 14} 880 ${right} 830 ${right} 740Z`
  const skin = sheet.across(darker(main, 0.36), main, lighter(main, 0.26), darker(main, 0.22))
  return (
    shadow(sheet, [600, 962, 240, 34]) +
    shape(`M${left + 34} 210Q600 250 ${right - 34} 210L${right - 44} 300H${left + 44}Z`, darker(main, 0.6)) +
    shape(upper + lower, skin) +
    upTo(4)
      .map((index) => disc([600, 816 + index * 32, 11, 6], darker(main, 0.6)))
      .join('') +
    stroke(
      `M${left + 22} 440C${left + 22} 360 ${left + 40} 290 ${left + 50} 220M${right - 22} 440C${right - 22} 360 ${right - 40} 290 ${right - 50} 220`,
      lighter(main, 0.4),
      3,
      'stroke-dasharray="10 9" opacity=".6"',
    )
  )
}

function roundCase(sheet: Sheet, paint: Paint, dial: Dial): string {
  const steel = sheet.slant('#f4f4f2', '#aeb2b5', '#6d7276', '#d9dbdc')
  return (
    box([806, 566, 34, 68, 14], steel) +
    disc([600, 600, 224], steel) +
    disc([600, 600, 206], '#1d2124') +
    disc([600, 600, 196], sheet.glow('#2b3236', '#15181b')) +
    dial(sheet, paint) +
    shape('M600 404A196 196 0 0 1 796 600C740 560 640 470 600 404Z', '#fff', 'opacity=".09"')
  )
}

function rings(_sheet: Sheet, { main, accent }: Paint): string {
  const ring = (radius: number, colour: string, share: number) => {
    const length = 2 * Math.PI * radius
    return (
      disc([600, 600, radius], 'none', `stroke="${colour}" stroke-width="24" opacity=".22"`) +
      disc(
        [600, 600, radius],
        'none',
        `stroke="${colour}" stroke-width="24" stroke-linecap="round" stroke-dasharray="${n(length * share)} ${n(length)}" transform="rotate(-90 600 600)"`,
      )
    )
  }
  return (
    ring(158, lighter(accent, 0.1), 0.78) +
    ring(122, '#3fb8a9', 0.6) +
    ring(86, lighter(main, 0.35), 0.42) +
    disc([600, 600, 34], '#e0525a') +
    heart(600, 600)
  )
}

function sunDial(sheet: Sheet, { main, accent }: Paint): string {
  const petal = shape(
    'M600 600C560 540 566 470 600 430C634 470 640 540 600 600Z',
    lighter(accent, 0.1),
    'opacity=".85"',
  )
  return (
    repeated(sheet, petal, around(12, [600, 600])) +
    disc([600, 600, 84], '#15181b') +
    stroke('M600 600V536M600 600L640 622', '#fff', 12) +
    disc([600, 600, 12], lighter(main, 0.4))
  )
}

function heart(x: number, y: number): string {
  return shape(
    `M${x} ${y + 17}C${x - 30} ${y - 4} ${x - 16} ${y - 22} ${x} ${y - 9}C${x + 16} ${y - 22} ${x + 30} ${y - 4} ${x} ${y + 17}Z`,
    '#fff',
  )
}

function route(sheet: Sheet, { accent }: Paint): string {
  return (
    repeated(sheet, box([597, 416, 6, 20, 3], '#fff', 'opacity=".55"'), around(24, [600, 600])) +
    shape('M470 690L540 590L590 640L660 530L740 690Z', lighter(accent, 0.1), 'opacity=".35"') +
    stroke('M470 690L540 590L590 640L660 530L740 690', lighter(accent, 0.25), 10) +
    disc([660, 530, 16], '#fff') +
    box([510, 716, 180, 16, 8], '#fff', 'opacity=".2"') +
    box([510, 716, 122, 16, 8], '#3fb8a9') +
    heart(600, 486)
  )
}

function hands(sheet: Sheet, { accent }: Paint): string {
  const ink = darker(accent, 0.75)
  const mark = pick(sheet.random, [
    box([594, 420, 12, 36, 4], ink),
    disc([600, 432, 11], ink),
    shape('M600 418L610 452H590Z', ink),
  ])
  return (
    disc([600, 600, 196], sheet.glow(lighter(accent, 0.92), lighter(accent, 0.66))) +
    repeated(sheet, mark, around(12, [600, 600])) +
    disc([600, 690, 44], 'none', `stroke="${accent}" stroke-width="4"`) +
    stroke('M600 690L622 668', accent, 5) +
    move('rotate(-52 600 600)', box([592, 478, 16, 140, 8], ink)) +
    move('rotate(48 600 600)', box([594, 440, 12, 178, 6], ink)) +
    move('rotate(160 600 600)', box([598, 450, 4, 190, 2], accent)) +
    disc([600, 600, 14], accent)
  )
}

function squareCase(sheet: Sheet, { main, accent }: Paint): string {
  const steel = sheet.slant('#f6f4f1', '#b6b3ae', '#77736f', '#d9d6d2')
  const bars = [0.4, 0.7, 0.5, 0.9, 0.62, 0.8, 0.35].map((share, index) =>
    box([494 + index * 32, 740 - share * 90, 18, share * 90, 9], index === 3 ? accent : lighter(main, 0.35)),
  )
  return (
    box([794, 540, 26, 80, 12], steel) +
    box([408, 380, 384, 440, 104], steel) +
    box([422, 394, 356, 412, 92], '#14181b') +
    box([452, 440, 296, 150, 40], sheet.slant(lighter(accent, 0.3), darker(accent, 0.15))) +
    disc([690, 500, 34], '#fff', 'opacity=".85"') +
    shape(
      'M452 560C520 500 580 590 650 540S748 540 748 540V550C748 572 730 590 708 590H492C470 590 452 572 452 560Z',
      darker(accent, 0.4),
      'opacity=".55"',
    ) +
    bars.join('') +
    shape('M600 394H686A92 92 0 0 1 778 486V640Z', '#fff', 'opacity=".1"')
  )
}

function bandCase(sheet: Sheet, { main, accent }: Paint): string {
  return (
    box([506, 360, 188, 480, 94], face(sheet, darker(main, 0.4))) +
    box([520, 374, 160, 452, 80], '#14181b') +
    disc(
      [600, 470, 46],
      'none',
      `stroke="${accent}" stroke-width="12" stroke-dasharray="210 300" transform="rotate(-90 600 470)" stroke-linecap="round"`,
    ) +
    heart(600, 470) +
    stroke('M548 600H572L588 564L610 640L626 600H652', '#3fb8a9', 9) +
    upTo(3)
      .map((index) => box([556, 690 + index * 32, 88 - index * 20, 14, 7], lighter(main, 0.4)))
      .join('') +
    shape('M600 374A80 80 0 0 1 680 454V640C650 560 620 450 600 374Z', '#fff', 'opacity=".1"')
  )
}

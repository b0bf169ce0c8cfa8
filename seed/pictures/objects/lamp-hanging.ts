import { darker, lighter, mix } from '../colour.ts'
import { starOutline } from '../girih.ts'
import type { Paint } from '../paint.ts'
import { barrel, box, disc, move, repeated, type Sheet, shadow, shape, stroke, upTo } from '../sheet.ts'

export function halo(sheet: Sheet, x: number, y: number, radius: number): string {
  return disc([x, y, radius], sheet.glow(`${LIGHT}@.75`, `${LIGHT}@.28 45`, `${LIGHT}@0`))
}

export const LIGHT = '#ffdf94'

export function pendant(sheet: Sheet, { main, accent }: Paint): string {
  const dome = 'M330 620C330 450 450 350 600 350S870 450 870 620Z'
  return (
    halo(sheet, 600, 690, 440) +
    stroke('M600 0V330', darker(accent, 0.3), 9) +
    shadow(sheet, [600, 960, 330, 34]) +
    box([560, 300, 80, 64, 18], barrel(sheet, accent, 0.6)) +
    shape(dome, barrel(sheet, main, 0.4)) +
    repeated(
      sheet,
      shape(starOutline(8, [0, 520], [34, 20]), LIGHT),
      [390, 495, 600, 705, 810].map(
        (x) => `translate(${x} ${x === 600 ? -10 : Math.abs(x - 600) > 150 ? 40 : 6})`,
      ),
    ) +
    disc([600, 620, 270, 40], '#fff1c9') +
    disc([600, 634, 70, 56], sheet.glow('#ffffff', '#ffe7a8')) +
    stroke('M330 620A270 40 0 0 1 870 620', darker(main, 0.3), 10) +
    shape('M340 640L240 1000H960L860 640Z', sheet.down(`${LIGHT}@.4`, `${LIGHT}@0`))
  )
}

export function chandelier(sheet: Sheet, { main, accent }: Paint): string {
  const brass = mix(accent, '#cfa14a', 0.5)
  const arm = (x: number, y: number) => move(`translate(${x} ${y})`, candle(sheet, main, brass))
  const drops = upTo(7).map((index) => `translate(${360 + index * 80} ${820 - Math.abs(index - 3) * 26})`)
  return (
    stroke('M600 0V300', brass, 10) +
    disc([600, 330, 40, 30], barrel(sheet, brass, 0.6)) +
    stroke(
      'M600 360C600 640 280 720 260 600M600 360C600 640 920 720 940 600M600 360C590 620 440 700 430 560M600 360C610 620 760 700 770 560',
      brass,
      16,
    ) +
    box([580, 350, 40, 360, 20], barrel(sheet, brass, 0.6)) +
    arm(260, 560) +
    arm(940, 560) +
    arm(430, 520) +
    arm(770, 520) +
    disc([600, 720, 60, 34], barrel(sheet, main, 0.5)) +
    repeated(
      sheet,
      stroke('M0-90V-20', brass, 3) +
        shape('M0-24L18 10L0 50L-18 10Z', sheet.slant('#ffffff', lighter(main, 0.6), lighter(main, 0.2))),
      drops,
    )
  )
}

export function strip(sheet: Sheet, { main, accent }: Paint): string {
  const upper = [
    [210, 330],
    [370, 396],
    [520, 424],
    [680, 424],
    [830, 396],
    [990, 330],
  ] as const
  const lower = [
    [280, 640],
    [440, 706],
    [600, 730],
    [760, 706],
    [920, 640],
  ] as const
  const bulb = ([x, y]: readonly [number, number], index: number) => {
    const glass = mix(index % 2 ? main : LIGHT, LIGHT, 0.4)
    return (
      halo(sheet, x, y + 96, 140) +
      box([x - 18, y - 6, 36, 50, 8], darker(accent, 0.45)) +
      disc([x, y + 96, 50, 60], sheet.glow('#ffffff', lighter(glass, 0.3), glass))
    )
  }
  return (
    stroke('M70 240C300 480 900 480 1130 240M120 540C320 790 880 790 1080 540', darker(accent, 0.4), 9) +
    [...upper, ...lower].map(bulb).join('')
  )
}

function candle(sheet: Sheet, main: string, brass: string): string {
  return (
    halo(sheet, 0, -60, 150) +
    box([-30, -40, 60, 70, 12], barrel(sheet, lighter(main, 0.4), 0.5)) +
    shape('M0-120C-26-80-20-40 0-40C20-40 26-80 0-120Z', '#fff1c9') +
    disc([0, 34, 48, 12], brass)
  )
}

import { lighter } from '../colour.ts'
import type { Paint } from '../paint.ts'
import { around, box, disc, move, repeated, type Sheet, shadow, shape, stroke, upTo } from '../sheet.ts'
import { geranium, hyacinth, pot } from './plant-flowers.ts'
import { bonsai, can, GREEN, leaf, planter, seeds, tools } from './plant-garden.ts'

/** Plants and garden tools: `main` is the pot or the tool, `accent` the flower or the band. */
export const PLANTS = {
  sansevieria,
  cactus,
  monstera,
  geranium,
  olive,
  pothos,
  hyacinth,
  bonsai,
  can,
  tools,
  seeds,
  planter,
}

function sansevieria(sheet: Sheet, paint: Paint): string {
  const blades = [
    [480, 660, -16, 420],
    [720, 660, 15, 440],
    [545, 670, -7, 540],
    [660, 670, 8, 500],
    [600, 680, 0, 470],
  ] as const
  return (
    shadow(sheet, [600, 954, 300, 40]) +
    blades
      .map(([x, y, turn, length]) => move(`translate(${x} ${y}) rotate(${turn})`, blade(sheet, length)))
      .join('') +
    pot(sheet, paint)
  )
}

function cactus(sheet: Sheet, paint: Paint): string {
  const body = sheet.across('#3f7050', '#78a878', '#5a8f62', '#3f7050')
  return (
    shadow(sheet, [600, 954, 280, 40]) +
    stroke('M500 520C420 520 410 470 410 410', '#5a8f62', 76) +
    stroke('M700 470C790 470 800 410 800 350', '#4f8256', 70) +
    box([500, 230, 200, 460, 100], body) +
    stroke('M545 290V660M600 270V660M655 290V660', '#a9cf9c', 5, 'stroke-dasharray="2 26"') +
    repeated(sheet, disc([600, 196, 20, 36], lighter(paint.accent, 0.15)), around(7, [600, 228])) +
    disc([600, 228, 20], '#fff1c9') +
    disc([410, 380, 26], lighter(paint.accent, 0.1)) +
    pot(sheet, paint, [340, 280])
  )
}

function monstera(sheet: Sheet, paint: Paint): string {
  const big =
    shape(
      'M0 0C-90-20-150-100-120-190L-80-170L-104-230C-80-270-40-300 0-310C40-300 80-270 104-230L80-170L120-190C150-100 90-20 0 0Z',
      sheet.slant('#7fb07a', GREEN, '#335c3d'),
    ) + stroke('M0 0V-270M0-70L-84-130M0-70L84-130M0-150L-64-206M0-150L64-206', '#b7d8a8', 5, 'opacity=".7"')
  const stems = [
    [600, 650, -58, 0.9],
    [600, 650, 56, 0.92],
    [600, 640, -24, 1.05],
    [600, 640, 26, 1.08],
    [600, 640, 2, 1.2],
  ] as const
  return (
    shadow(sheet, [600, 954, 300, 40]) +
    repeated(
      sheet,
      stroke('M0 20V-120', '#3d6b48', 14) + move('translate(0 -80)', big),
      stems.map(([x, y, turn, size]) => `translate(${x} ${y}) rotate(${turn}) scale(${size})`),
    ) +
    pot(sheet, paint)
  )
}

function olive(sheet: Sheet, paint: Paint): string {
  const twig =
    stroke('M0 0C-10-60 10-120 0-200', '#7a6248', 8) +
    upTo(5)
      .map((i) =>
        move(
          `translate(0 ${-40 - i * 36})`,
          move('rotate(54)', leaf(92, 17, '#7d9a72')),
          move('rotate(-54)', leaf(92, 17, '#8fab82')),
        ),
      )
      .join('') +
    disc([26, -90, 16, 20], '#4a4a3a') +
    disc([-24, -150, 16, 20], '#5d6b3a')
  const crown = [-75, -45, -15, 18, 48, 78].map(
    (turn, i) => `translate(600 ${440 + (i % 2) * 30}) rotate(${turn}) scale(1.15)`,
  )
  return (
    shadow(sheet, [600, 954, 280, 40]) +
    stroke('M600 680C590 600 612 540 600 430', '#7a6248', 30) +
    repeated(sheet, twig, crown) +
    pot(sheet, paint, [360, 270])
  )
}

function pothos(sheet: Sheet, paint: Paint): string {
  const heart =
    shape('M0 0C-70-30-80-110 0-150C80-110 70-30 0 0Z', sheet.slant('#9ac48a', '#5a9160', '#3b6a48')) +
    stroke('M0-10V-120', '#d6e8b8', 5) +
    shape('M8-30C40-40 50-80 34-104C20-90 8-60 8-30Z', '#e3edb0', 'opacity=".7"')
  const places = [
    [430, 590, -60],
    [500, 520, -30],
    [600, 490, 0],
    [700, 520, 30],
    [770, 590, 60],
    [380, 700, -110],
    [350, 800, -140],
    [820, 700, 110],
    [850, 800, 140],
    [560, 590, -12],
    [650, 600, 16],
    [330, 890, -160],
  ] as const
  return (
    shadow(sheet, [600, 954, 300, 40]) +
    pot(sheet, paint, [360, 280]) +
    stroke('M560 660C420 560 360 700 350 880M640 660C780 560 840 700 850 800', GREEN, 9) +
    repeated(
      sheet,
      heart,
      places.map(([x, y, turn]) => `translate(${x} ${y}) rotate(${turn})`),
    )
  )
}

function blade(sheet: Sheet, length: number): string {
  const rings = upTo(5).map((index) => `M-20 ${-60 - index * length * 0.15}q20-22 40 0`)
  return (
    shape(
      `M-34 0C-50 ${-length * 0.5} -30 ${-length * 0.85} 10 ${-length}C40 ${-length * 0.8} 50 ${-length * 0.5} 34 0Z`,
      '#d8cf7a',
    ) +
    shape(
      `M-22 0C-36 ${-length * 0.5} -22 ${-length * 0.82} 10 ${-length * 0.95}C28 ${-length * 0.78} 36 ${-length * 0.5} 22 0Z`,
      sheet.across('#3d6b48', '#6b9a66', '#3d6b48'),
    ) +
    stroke(rings.join(''), '#2f5539', 5, 'opacity=".5"')
  )
}

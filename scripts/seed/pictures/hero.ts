import { archPath } from './backdrop.ts'
import { darker, lighter } from './colour.ts'
import type { Look } from './drawings.ts'
import { girih } from './girih.ts'
import { place } from './place.ts'
import { box, disc, move, type Sheet, shape, stroke } from './sheet.ts'

const WIDTH = 1600
const HEIGHT = 640
const FLOOR = 540

type Slide = { ground: string; niche: string; things: readonly (readonly [Look, number, number, number])[] }

/** Wide slides: things stand in an arch on the far side, and the side where reading begins is left for words. */
export const SLIDES: readonly Slide[] = [
  {
    ground: '#0e7c7b',
    niche: '#f4ead8',
    things: [
      [{ kind: 'tea', shape: 'tin', main: '#b3202a', accent: '#a8481a' }, 700, 606, 0.58],
      [{ kind: 'kitchen', shape: 'samovar', main: '#c8973f', accent: '#0e7c7b' }, 330, 592, 0.56],
    ],
  },
  {
    ground: '#efc15a',
    niche: '#fff7e6',
    things: [
      [{ kind: 'spice', shape: 'saffronTin', main: '#b3202a', accent: '#c8973f' }, 620, 606, 0.56],
      [{ kind: 'spice', shape: 'mortar', main: '#c8973f', accent: '#a3161d' }, 290, 590, 0.5],
    ],
  },
  {
    ground: '#2c4468',
    niche: '#dfe9ee',
    things: [
      [{ kind: 'laptop', shape: 'slim', main: '#b9bfc4', accent: '#f2a900' }, 420, 592, 0.56],
      [{ kind: 'phone', shape: 'square', main: '#0e7c7b', accent: '#dd7763' }, 800, 606, 0.46],
    ],
  },
  {
    ground: '#8a2733',
    niche: '#f6e2d6',
    things: [
      [{ kind: 'rug', shape: 'khesti', main: '#7a2a2c', accent: '#e2b04a' }, 360, 600, 0.5],
      [{ kind: 'vessel', shape: 'amphora', main: '#0e7c7b', accent: '#e3c196' }, 720, 604, 0.54],
    ],
  },
  {
    ground: '#6f8f72',
    niche: '#f3f1e0',
    things: [
      [{ kind: 'plant', shape: 'monstera', main: '#b4573a', accent: '#f2c14e' }, 300, 592, 0.56],
      [{ kind: 'lamp', shape: 'lantern', main: '#0e7c7b', accent: '#f2a900' }, 580, 596, 0.5],
      [{ kind: 'bag', shape: 'handbag', main: '#71492f', accent: '#f2a900' }, 850, 606, 0.42],
    ],
  },
]

export function heroBody(sheet: Sheet, slide: Slide, isLeftToRight: boolean): string {
  const shift = isLeftToRight ? 560 : 0
  return (
    ground(sheet, slide.ground) +
    move(
      `translate(${shift} 0)`,
      niche(sheet, slide),
      ...slide.things.map(([look, ...at]) => place(sheet, look, at)),
    )
  )
}

function ground(sheet: Sheet, colour: string): string {
  const lines = girih(sheet, 'eight', { size: 190, line: lighter(colour, 0.45), weight: 2.4 })
  return (
    box([0, 0, WIDTH, HEIGHT], sheet.slant(lighter(colour, 0.16), colour, darker(colour, 0.2))) +
    box([0, 0, WIDTH, HEIGHT], lines, 'opacity=".22"') +
    box([0, FLOOR, WIDTH, HEIGHT - FLOOR], sheet.down(darker(colour, 0.28), darker(colour, 0.12))) +
    box([0, FLOOR, WIDTH, 4], lighter(colour, 0.3), 'opacity=".6"')
  )
}

function niche(sheet: Sheet, { niche: light, ground: dark }: Slide): string {
  const arch = archPath(520, FLOOR, [820, 510])
  return (
    shape(archPath(520, FLOOR, [876, 534]), lighter(dark, 0.18)) +
    shape(arch, sheet.down(darker(light, 0.05), light)) +
    shape(
      arch,
      girih(sheet, 'six', { size: 120, line: darker(light, 0.12), weight: 2.4, at: [40, 20] }),
      'opacity=".55"',
    ) +
    disc([520, 300, 236], sheet.glow('#ffffff@.75', '#ffffff@0')) +
    stroke(arch, darker(light, 0.2), 3, 'opacity=".5"')
  )
}

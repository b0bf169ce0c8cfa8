import { pick } from '../../random.ts'
import { darker, lighter, mix } from '../colour.ts'
import type { Paint } from '../paint.ts'
import {
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

/** Nuts and dried fruit heaped in a bowl whose glaze is `main`; the name says what lies in it. */
export const NUTS = {
  pistachio: (sheet: Sheet, paint: Paint) =>
    heap(sheet, paint, { kinds: [pistachio, greenKernel], ground: '#c9a676' }),
  almond: (sheet: Sheet, paint: Paint) => heap(sheet, paint, { kinds: [almond], ground: '#8a5a30' }),
  walnut: (sheet: Sheet, paint: Paint) =>
    heap(sheet, paint, { kinds: [walnut], ground: '#8f6a42', size: 1.35 }),
  hazelnut: (sheet: Sheet, paint: Paint) => heap(sheet, paint, { kinds: [hazelnut], ground: '#7d4d26' }),
  cashew: (sheet: Sheet, paint: Paint) => heap(sheet, paint, { kinds: [cashew], ground: '#d9b884' }),
  mixed: (sheet: Sheet, paint: Paint) =>
    heap(sheet, paint, { kinds: [pistachio, almond, hazelnut, cashew], ground: '#a97c4a' }),
  raisin: (sheet: Sheet, paint: Paint) =>
    heap(sheet, paint, { kinds: [berry(paint.accent)], ground: darker(paint.accent, 0.3), size: 0.9 }),
  apricot: (sheet: Sheet, paint: Paint) =>
    heap(sheet, paint, { kinds: [apricot(paint.accent)], ground: darker(paint.accent, 0.3), size: 1.3 }),
  date: (sheet: Sheet, paint: Paint) => heap(sheet, paint, { kinds: [date], ground: '#3d1c12', size: 1.25 }),
  seed: (sheet: Sheet, paint: Paint) =>
    heap(sheet, paint, { kinds: [seed(paint.accent)], ground: darker(paint.accent, 0.25), size: 0.85 }),
}

type Kernel = (sheet: Sheet) => string
type Heap = { kinds: readonly Kernel[]; ground: string; size?: number }

function heap(sheet: Sheet, paint: Paint, { kinds, ground, size = 1 }: Heap): string {
  const mound = 'M260 660C310 530 450 424 600 424S890 530 940 660C880 724 320 724 260 660Z'
  const placed = scattered(sheet, size)
  const drawn = kinds.map((kind, index) =>
    repeated(
      sheet,
      kind(sheet),
      placed.filter((_, place) => place % kinds.length === index),
    ),
  )
  const loose = kinds.map((kind, index) =>
    move(
      `translate(${930 + index * 62} ${930 - (index % 2) * 26}) rotate(${30 + index * 80}) scale(${size})`,
      kind(sheet),
    ),
  )
  return (
    shadow(sheet, [600, 954, 400, 44]) +
    disc([600, 652, 362, 60], darker(paint.main, 0.5)) +
    shape(mound, ground) +
    drawn.join('') +
    bowl(sheet, paint) +
    loose.slice(0, 2).join('')
  )
}

/** Places for kernels all over the mound, each a little out of line and turned its own way. */
function scattered(sheet: Sheet, size: number): string[] {
  const rows = upTo(8).flatMap((row) => {
    const y = 424 + row * 38
    const reach = y > 670 ? 230 : 330 * Math.sqrt(Math.max(0.05, 1 - ((660 - y) / 255) ** 2))
    const count = Math.max(2, Math.round(reach / (46 * size)))
    return upTo(count + 1).map((index) => ({ x: 600 - reach + (2 * reach * index) / count, y }))
  })
  const scale = size === 1 ? '' : ` scale(${size})`
  return rows.map(({ x, y }) => {
    const turn = Math.round(sheet.random() * 360)
    const [across, down] = [(sheet.random() - 0.5) * 30, (sheet.random() - 0.5) * 22]
    return `translate(${Math.round(x + across)} ${Math.round(y + down)}) rotate(${turn})${scale}`
  })
}

/** What runs round a bowl: scallops, leaves, lozenges or waves. */
const BANDS = [
  `M240 772${'q30 46 60 0'.repeat(13)}v-30${'q-30 46 -60 0'.repeat(13)}Z`,
  `M250 790${'q30-44 60 0q-30 44-60 0m60 0'.repeat(12)}`,
  `M240 790${'l35-34 35 34-35 34-35-34m70 0'.repeat(11)}`,
  `M240 790${'q22-40 44 0t44 0'.repeat(9)}v22${'q-22 40-44 0t-44 0'.repeat(9)}Z`,
] as const

function bowl(sheet: Sheet, { main, accent }: Paint): string {
  const body = 'M236 650C250 820 400 926 490 934H710C800 926 950 820 964 650C880 720 320 720 236 650Z'
  const glaze = lighter(main, 0.68)
  return (
    shape('M470 926H730L744 954H456Z', barrel(sheet, darker(main, 0.2))) +
    painted(
      sheet,
      body,
      barrel(sheet, main),
      shape(pick(sheet.random, BANDS), mix(accent, glaze, 0.55)),
      stroke('M250 716Q600 800 950 716', glaze, 8),
      stroke('M290 836Q600 900 910 836', glaze, 8),
      shape(body, sheet.across('#000@.22', '#000@0 36', '#fff@.2 68', '#000@.18')),
    ) +
    stroke('M236 652C320 722 880 722 964 652', lighter(main, 0.5), 12)
  )
}

function pistachio(sheet: Sheet): string {
  return (
    shape('M-44 0C-40-32 20-36 46 0C20 36-40 32-44 0Z', sheet.slant('#f2e2c2', '#d8bb8c', '#a98655')) +
    shape('M-30-4C-6-24 24-20 46 0C20-2-4 4-30-4Z', '#8fa84e') +
    shape('M-10-12C6-20 24-16 40-3C24-6 6-6-10-12Z', '#b7c86e')
  )
}

function greenKernel(sheet: Sheet): string {
  return (
    disc([0, 0, 34, 19], sheet.slant('#b9cc74', '#87a044', '#5f6f35')) +
    stroke('M-24-2C-8 6 10 6 26-2', '#7c4a5e', 5, 'opacity=".7"')
  )
}

function almond(sheet: Sheet): string {
  return (
    shape('M-48 0C-30-32 16-34 48 0C16 34-30 32-48 0Z', sheet.slant('#c98d52', '#9a5f2e', '#6b3f1d')) +
    stroke('M-30-6C-6-12 14-10 34-2M-30 7C-6 12 14 11 32 5', '#e0b27c', 3, 'opacity=".6"')
  )
}

function walnut(sheet: Sheet): string {
  return (
    disc([0, 0, 44, 38], sheet.slant('#dcb888', '#b28550', '#7d5630')) +
    stroke(
      'M-40 0C-20-10 20 10 40 0M-26-22C-10-8 0-24 18-26M-28 20C-12 10 4 26 24 20M0-36C-6-12 6 12 0 36',
      '#7d5630',
      4,
    )
  )
}

function hazelnut(sheet: Sheet): string {
  return (
    disc([0, 0, 34, 32], sheet.slant('#c58a4e', '#96592a', '#643717')) +
    shape('M-30-10C-14-34 14-34 30-10C12-18-12-18-30-10Z', '#dcb78a') +
    disc([10, 4, 8, 6], '#fff', 'opacity=".35"')
  )
}

function cashew(sheet: Sheet): string {
  return shape(
    'M-40 14C-46-24-8-36 20-26C44-18 50 6 38 18C28 26 20 16 20 6C12-6-8-4-12 10C-14 26-36 32-40 14Z',
    sheet.slant('#f6e6c4', '#e3c48e', '#bb925a'),
  )
}

function berry(colour: string): Kernel {
  return (sheet) =>
    disc([0, 0, 36, 24], sheet.slant(lighter(colour, 0.4), colour, darker(colour, 0.4))) +
    stroke('M-24-4C-8 4 8-10 24 0M-14 12C0 6 10 14 20 10', darker(colour, 0.45), 3, 'opacity=".6"')
}

function apricot(colour: string): Kernel {
  return (sheet) =>
    disc([0, 0, 46, 38], sheet.slant(lighter(colour, 0.45), colour, darker(colour, 0.3))) +
    disc([-4, 2, 22, 16], darker(colour, 0.25), 'opacity=".5"') +
    stroke('M-30 10C-14-14 14-14 32 4', lighter(colour, 0.5), 4, 'opacity=".7"')
}

function date(sheet: Sheet): string {
  return (
    box([-50, -24, 100, 48, 24], sheet.down('#8a4a2c', '#5a2716', '#33130b')) +
    stroke('M-34-8C-10-14 14-12 36-6M-30 6C-6 2 12 8 32 8', '#b9744c', 3, 'opacity=".6"') +
    disc([46, 0, 8, 10], '#c99a5b')
  )
}

function seed(colour: string): Kernel {
  return (sheet) =>
    shape(
      'M-44 0C-26-24 24-26 44 0C24 26-26 24-44 0Z',
      sheet.slant(lighter(colour, 0.4), colour, darker(colour, 0.3)),
    ) + stroke('M-30-6C-6-16 14-14 32-4M-30 6C-6 16 14 14 32 4', lighter(colour, 0.6), 4, 'opacity=".8"')
}

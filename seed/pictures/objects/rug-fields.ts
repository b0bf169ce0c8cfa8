import { darker, lighter, lightness, mix } from '../colour.ts'
import { starOutline } from '../girih.ts'
import type { Paint } from '../paint.ts'
import { around, box, disc, move, n, repeated, type Sheet, shape, stroke, upTo } from '../sheet.ts'

const IVORY = '#f3e6cc'

/** Khesti: a garden divided into panels, a tree or a flower in each. */
export function gardenPanels(sheet: Sheet, { main, accent }: Paint): string {
  const grounds = [main, IVORY, darker(main, 0.35), mix(accent, IVORY, 0.4)]
  const tree =
    stroke('M0 50V-20', '#6b4a35', 7) +
    shape('M0-58C26-40 34-14 14 6C8 14-8 14-14 6C-34-14-26-40 0-58Z', '#5d8a6a') +
    disc([-12, -14, 6], accent) +
    disc([10, -26, 6], accent) +
    disc([4, -2, 6], accent)
  const flower =
    repeated(sheet, shape('M0 0C-18-18-12-46 0-52C12-46 18-18 0 0Z', accent), around(8, [0, 0])) +
    disc([0, 0, 14], IVORY)
  const panels = upTo(18).map((index) => {
    const [column, row] = [index % 3, Math.floor(index / 3)]
    const [x, y] = [381 + column * 146, 231 + row * 123]
    return box([x + 4, y + 4, 138, 115], grounds[(column + row * 3) % 4] ?? main)
  })
  const places = (odd: number) =>
    upTo(18)
      .filter((index) => index % 2 === odd)
      .map(
        (index) => `translate(${381 + (index % 3) * 146 + 73} ${n(231 + Math.floor(index / 3) * 123 + 62)})`,
      )
  return (
    box([381, 231, 438, 738], darker(main, 0.5)) +
    panels.join('') +
    repeated(sheet, tree, places(0)) +
    repeated(sheet, flower, places(1))
  )
}

/** Gabbeh: an open field of one colour with a few goats and a tree, as nomads knot it. */
export function goats(sheet: Sheet, { main, accent }: Paint, centre: (paint: Paint) => string): string {
  const goat = shape(
    'M0 0h14v-10h8v10h40v-18l-8-14h6l12 16h12v10h-10v44h-9v-22h-40v22h-9v-22h-8v22h-8Z',
    lightness(main) > 0.6 ? darker(accent, 0.35) : IVORY,
  )
  const diamonds = upTo(9).map((index) => `translate(${330 + index * 68} 0)`)
  const diamond =
    shape('M0 178L28 206L0 234L-28 206ZM0 966L28 994L0 1022L-28 994Z', accent) +
    shape('M0 192L14 206L0 220L-14 206ZM0 980L14 994L0 1008L-14 994Z', darker(main, 0.4))
  return (
    upTo(5)
      .map((index) =>
        box([270, 300 + index * 130, 660, 60], index % 2 === 0 ? lighter(main, 0.06) : darker(main, 0.05)),
      )
      .join('') +
    [150, 254, 938, 1042].map((y) => box([270, y, 660, 8], lighter(accent, 0.3))).join('') +
    repeated(sheet, diamond, diamonds) +
    move('translate(600 540)', centre({ main, accent })) +
    repeated(sheet, goat, [
      'translate(330 780) scale(1.5)',
      'translate(760 800) scale(1.5)',
      'matrix(-1.4 0 0 1.4 470 420)',
      'translate(740 400) scale(1.4)',
      'matrix(-1.2 0 0 1.2 420 620)',
      'translate(770 610) scale(1.2)',
    ])
  )
}

export function cypress({ accent }: Paint): string {
  const boughs = upTo(4).map((index) =>
    shape(
      `M${-30 - index * 26} ${index * 44 - 40}h${60 + index * 52}l${-30 - index * 26} -70Z`,
      lighter(accent, index * 0.12),
    ),
  )
  return stroke('M0 80V160', darker(accent, 0.5), 18) + boughs.join('')
}

export function sun({ accent }: Paint): string {
  return (
    shape(starOutline(12, [0, 60], [150, 96]), accent) +
    disc([0, 60, 74], IVORY) +
    disc([0, 60, 46], lighter(accent, 0.2))
  )
}

export function lozenge({ main, accent }: Paint): string {
  const nested = [170, 120, 74, 34].map((size, index) =>
    shape(
      `M0 ${60 - size}L${size} 60L0 ${60 + size}L${-size} 60Z`,
      [accent, darker(main, 0.4), IVORY, accent][index] ?? accent,
    ),
  )
  return nested.join('')
}

/** Kilim: bands of stepped lozenges in flat-woven colours. */
export function kilimRows(sheet: Sheet, { main, accent }: Paint): string {
  const colours = [darker(main, 0.3), IVORY, accent, main, mix(main, accent, 0.5)]
  const stepped = (size: number) => {
    const s = size / 4
    return `M0 ${-size}h${s}v${s}h${s}v${s}h${s}v${s}h${s}v${2 * s}h${-s}v${s}h${-s}v${s}h${-s}v${s}h${-2 * s}v${-s}h${-s}v${-s}h${-s}v${-s}h${-s}v${-2 * s}h${s}v${-s}h${s}v${-s}h${s}v${-s}h${s}Z`
  }
  const stepsInSteps =
    shape(stepped(88), colours[0] ?? main) +
    shape(stepped(66), IVORY) +
    shape(stepped(44), accent) +
    shape(stepped(22), darker(main, 0.3))
  const rows = upTo(4).flatMap((row) => [380, 600, 820].map((x) => `translate(${x - 8} ${274 + row * 222})`))
  const bands = upTo(5).map((row) => {
    const y = 130 + row * 222
    const teeth = `M270 ${y + 40}${'l20 -18l20 18'.repeat(17)}V${y + 56}H270Z`
    return (
      box([270, y, 660, 56], colours[(row + 1) % 5] ?? main) +
      shape(teeth, colours[(row + 2) % 5] ?? main) +
      box([270, y + 24, 660, 8], colours[(row + 3) % 5] ?? main)
    )
  })
  return bands.join('') + repeated(sheet, stepsInSteps, rows)
}

/** A round rug: rings of petals about a star. */
export function roundRosette(sheet: Sheet, { main, accent }: Paint): string {
  const centre = [600, 600] as const
  const petal = (far: number, near: number, fill: string) =>
    shape(
      `M600 ${600 - near}C${600 - (far - near) * 0.5} ${600 - near - (far - near) * 0.4} 570 ${600 - far + 18} 600 ${600 - far}C630 ${600 - far + 18} ${600 + (far - near) * 0.5} ${600 - near - (far - near) * 0.4} 600 ${600 - near}Z`,
      fill,
    )
  const rings = [
    repeated(sheet, petal(388, 250, accent) + petal(360, 276, IVORY), around(20, centre)),
    repeated(sheet, petal(236, 110, IVORY) + petal(212, 140, accent), around(12, centre, 15)),
  ]
  return (
    disc([592, 624, 470], sheet.glow('#3a2418@.4', '#3a2418@.34 88', '#3a2418@0')) +
    disc([600, 600, 450], darker(main, 0.35)) +
    disc([600, 600, 436], IVORY) +
    disc([600, 600, 426], darker(main, 0.12)) +
    disc([600, 600, 396], main) +
    rings[0] +
    disc([600, 600, 246], darker(main, 0.4)) +
    rings[1] +
    shape(starOutline(12, centre, [110, 74]), mix(accent, IVORY, 0.3)) +
    shape(starOutline(12, centre, [72, 46]), darker(main, 0.3)) +
    disc([600, 600, 26], IVORY) +
    disc([600, 600, 450], sheet.slant('#fff@.16', '#fff@0', '#000@.14'))
  )
}

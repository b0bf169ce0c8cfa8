import { pick } from '../random.ts'
import { darker, lighter, mix } from './colour.ts'
import { girih, starOutline } from './girih.ts'
import { box, clipped, disc, move, n, type Sheet, shape, upTo } from './sheet.ts'

type Size = readonly [number, number]
type Colours = readonly [string, string]

/** A picture for a screen or a cover: hills, waves, a star, tiles or a sun, in two colours. */
export function wallpaper(sheet: Sheet, size: Size, colours: Colours): string {
  const draw = pick(sheet.random, [hills, waves, star, tiles, sunrise])
  return draw(sheet, size, colours)
}

/** A screen `[x, y, width, height, radius]` that shows a wallpaper. */
export function screen(
  sheet: Sheet,
  at: readonly [x: number, y: number, width: number, height: number, radius: number],
  colours: Colours,
): string {
  const [x, y, width, height] = at
  return clipped(
    sheet,
    box(at, '#fff'),
    move(`translate(${x} ${y})`, wallpaper(sheet, [width, height], colours)),
  )
}

export function hills(sheet: Sheet, [w, h]: Size, [first, second]: Colours): string {
  const layers = upTo(3).map((index) => {
    const top = h * (0.48 + index * 0.16)
    const lift = h * (0.16 - index * 0.03) * (index % 2 === 0 ? 1 : -1)
    const d = `M0 ${n(top)}C${n(w * 0.3)} ${n(top - lift)} ${n(w * 0.55)} ${n(top + lift)} ${w} ${n(top - lift * 0.5)}V${h}H0Z`
    return shape(d, mix(lighter(first, 0.4), darker(first, 0.55), index / 2.4))
  })
  return (
    box([0, 0, w, h], sheet.down(lighter(second, 0.25), lighter(second, 0.8))) +
    disc([w * 0.68, h * 0.3, Math.min(w, h) * 0.17], lighter(second, 0.85)) +
    layers.join('')
  )
}

export function waves(sheet: Sheet, [w, h]: Size, [first, second]: Colours): string {
  const bands = upTo(5).map((index) => {
    const y = h * (0.2 + index * 0.17)
    const d = `M0 ${n(y)}C${n(w * 0.35)} ${n(y - h * 0.2)} ${n(w * 0.6)} ${n(y + h * 0.2)} ${w} ${n(y - h * 0.06)}V${h}H0Z`
    return shape(d, mix(second, darker(first, 0.35), index / 4), 'opacity=".8"')
  })
  return box([0, 0, w, h], sheet.slant(lighter(second, 0.6), lighter(first, 0.2))) + bands.join('')
}

export function star(sheet: Sheet, [w, h]: Size, [first, second]: Colours): string {
  const centre = [n(w / 2), n(h / 2)] as const
  const far = Math.min(w, h) * 0.62
  const rings = [1, 0.74, 0.5, 0.26].map((share, index) =>
    shape(
      starOutline(index % 2 === 0 ? 12 : 8, centre, [far * share, far * share * 0.72]),
      mix(lighter(first, 0.15), lighter(second, 0.35), index / 3),
    ),
  )
  return box([0, 0, w, h], sheet.down(darker(first, 0.5), darker(first, 0.2))) + rings.join('')
}

export function tiles(sheet: Sheet, [w, h]: Size, [first, second]: Colours): string {
  const look = { size: w / 3, line: lighter(second, 0.3), weight: w / 90, fill: mix(first, second, 0.4) }
  return (
    box([0, 0, w, h], sheet.down(first, darker(first, 0.45))) + box([0, 0, w, h], girih(sheet, 'eight', look))
  )
}

export function sunrise(sheet: Sheet, [w, h]: Size, [first, second]: Colours): string {
  const discs = [0.62, 0.47, 0.33, 0.19].map((share, index) =>
    disc(
      [w / 2, h * 0.66, w * share],
      mix(second, '#ffffff', 0.1 + index * 0.22),
      `opacity="${0.35 + index * 0.2}"`,
    ),
  )
  return (
    box([0, 0, w, h], sheet.down(darker(first, 0.3), first, lighter(second, 0.3))) +
    discs.join('') +
    shape(`M0 ${n(h * 0.7)}Q${n(w / 2)} ${n(h * 0.6)} ${w} ${n(h * 0.7)}V${h}H0Z`, darker(first, 0.45))
  )
}

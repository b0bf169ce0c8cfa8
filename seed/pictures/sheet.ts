import type { Random } from '../random.ts'
import { darker, lighter } from './colour.ts'

/** One picture in the making: gives out gradients and keeps their definitions. */
export type Sheet = {
  random: Random
  /** Stops are written `#rrggbb[@opacity][ percent]`; without a percent they are spread evenly. */
  down(...stops: string[]): string
  across(...stops: string[]): string
  slant(...stops: string[]): string
  glow(...stops: string[]): string
  /** Keeps markup that carries the placeholder `ID` and answers its reference. */
  keep(markup: string): string
  definitions(): string
}

const DIRECTIONS = {
  down: 'x2="0" y2="1"',
  across: 'x2="1" y2="0"',
  slant: 'x1="1" y1="0" x2="0" y2="1"',
}

export function newSheet(random: Random): Sheet {
  const kept = new Map<string, string>()
  const keep = (markup: string) => {
    const id = kept.get(markup) ?? `d${kept.size.toString(36)}`
    kept.set(markup, id)
    return id
  }
  const linear =
    (direction: keyof typeof DIRECTIONS) =>
    (...stops: string[]) =>
      `url(#${keep(`<linearGradient id="ID" ${DIRECTIONS[direction]}>${toStops(stops)}</linearGradient>`)})`
  return {
    random,
    down: linear('down'),
    across: linear('across'),
    slant: linear('slant'),
    glow: (...stops) => `url(#${keep(`<radialGradient id="ID">${toStops(stops)}</radialGradient>`)})`,
    keep,
    definitions: () => [...kept].map(([markup, id]) => markup.replace('ID', id)).join(''),
  }
}

/** The shading of something round and upright, lit from the right where reading begins. */
export function barrel(sheet: Sheet, colour: string, gloss = 0.34): string {
  return sheet.across(
    darker(colour, 0.26),
    `${colour} 30`,
    `${lighter(colour, gloss)} 68`,
    `${colour} 84`,
    `${darker(colour, 0.2)} 100`,
  )
}

/** The shading of something flat that faces us. */
export function face(sheet: Sheet, colour: string): string {
  return sheet.slant(lighter(colour, 0.2), colour, darker(colour, 0.16))
}

/** The soft darkness under a thing on the floor. */
export function shadow(sheet: Sheet, [cx, cy, rx, ry]: Four, strength = 0.34): string {
  const fill = sheet.glow(`#3a2418@${strength}`, `#3a2418@${share(strength * 0.45)} 55`, '#3a2418@0')
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"/>`
}

export type Four = readonly [number, number, number, number]

/** A rectangle `[x, y, width, height, radius]`. */
export function box(at: readonly [...Four, number?], fill: string, more = ''): string {
  const [x, y, width, height, radius = 0] = at
  const corner = radius ? ` rx="${n(radius)}"` : ''
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${corner} fill="${fill}"${lead(more)}/>`
}

/** A circle `[cx, cy, r]` or an ellipse `[cx, cy, rx, ry]`. */
export function disc(at: readonly [number, number, number, number?], fill: string, more = ''): string {
  const [cx, cy, rx, ry] = at
  if (ry === undefined)
    return `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(rx)}" fill="${fill}"${lead(more)}/>`
  return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${lead(more)}/>`
}

export function shape(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${lead(more)}/>`
}

/** A line without filling, with round ends. */
export function stroke(d: string, colour: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${lead(more)}/>`
}

export function move(transform: string, ...parts: string[]): string {
  return `<g transform="${transform}">${parts.join('')}</g>`
}

/** Shows the parts only inside the given outline. */
export function clipped(sheet: Sheet, outline: string, ...parts: string[]): string {
  const id = sheet.keep(`<clipPath id="ID">${outline}</clipPath>`)
  return `<g clip-path="url(#${id})">${parts.join('')}</g>`
}

/** A filled outline, with parts that are painted on it and end at its edge. */
export function painted(sheet: Sheet, outline: string, fill: string, ...parts: string[]): string {
  return shape(outline, fill) + clipped(sheet, shape(outline, '#fff'), ...parts)
}

/** The same drawing at several places, written once. */
export function repeated(sheet: Sheet, drawing: string, transforms: readonly string[]): string {
  const id = sheet.keep(`<g id="ID">${drawing}</g>`)
  return transforms.map((transform) => `<use href="#${id}" transform="${transform}"/>`).join('')
}

export function around(count: number, centre: readonly [number, number], start = 0): string[] {
  return upTo(count).map((index) => `rotate(${n(start + (index * 360) / count)} ${centre[0]} ${centre[1]})`)
}

/** The four quarters of a drawing that is the same on both sides and upside down. */
export function mirrored(width: number, height: number): string[] {
  return [
    '',
    `matrix(-1 0 0 1 ${width} 0)`,
    `matrix(1 0 0 -1 0 ${height})`,
    `matrix(-1 0 0 -1 ${width} ${height})`,
  ]
}

export function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

/** Rounds for the picture's text: a tenth of a unit is far below a pixel. */
export function n(value: number): number {
  return Math.round(value * 10) / 10
}

function share(value: number): number {
  return Math.round(value * 100) / 100
}

function lead(more: string): string {
  return more ? ` ${more}` : ''
}

function toStops(stops: readonly string[]): string {
  return stops
    .map((stop, index) => {
      const [paint = '', percent] = stop.split(' ')
      const [colour, opacity] = paint.split('@')
      const offset = percent === undefined ? index / (stops.length - 1) : Number(percent) / 100
      const seeThrough = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${share(offset)}" stop-color="${colour}"${seeThrough}/>`
    })
    .join('')
}

import { darker, distance, lighter, mix } from './colour.ts'
import { type GirihKind, girih, starOutline } from './girih.ts'
import { box, disc, n, type Sheet, shape, stroke, upTo } from './sheet.ts'

export type Frame = { width: number; height: number; floor: number }

const TINTS = [
  '#f4ead8',
  '#dcebe7',
  '#f6e2d6',
  '#e9edd8',
  '#e6e6ef',
  '#fae8c8',
  '#ece6df',
  '#f3dfdf',
  '#d9e8ee',
  '#efe3f0',
] as const

const GIRIH_KINDS: readonly GirihKind[] = ['eight', 'twelve', 'six']

const MOTIFS = [arch, sun, lattice, shamseh, wall, doubleArch, tileBand] as const

/** The wall and floor behind a thing. `turn` walks through tints and motifs so that neighbours differ. */
export function backdrop(
  sheet: Sheet,
  frame: Frame,
  { turn, colour }: { turn: number; colour: string },
): string {
  const tint = tintFor(turn, colour)
  const motif = MOTIFS[turn % MOTIFS.length] ?? arch
  const kind = GIRIH_KINDS[turn % GIRIH_KINDS.length] ?? 'eight'
  return (
    box([0, 0, frame.width, frame.height], sheet.down(lighter(tint, 0.45), tint)) +
    motif(sheet, frame, { tint, line: darker(tint, 0.13), kind }) +
    floor(sheet, frame, tint)
  )
}

/** A wall without floor, for things seen from above. */
export function tabletop(
  sheet: Sheet,
  frame: Frame,
  { turn, colour }: { turn: number; colour: string },
): string {
  const tint = tintFor(turn, colour)
  const kind = turn % 2 === 0 ? 'eight' : 'six'
  const pattern = girih(sheet, kind, { size: 170, line: darker(tint, 0.1), weight: 2.5 })
  const light = sheet.glow(`${lighter(tint, 0.75)}`, `${lighter(tint, 0.5)}@.7 60`, `${tint}@0`)
  return (
    box([0, 0, frame.width, frame.height], sheet.slant(lighter(tint, 0.35), tint)) +
    box([0, 0, frame.width, frame.height], pattern, 'opacity=".6"') +
    disc([frame.width / 2, frame.height / 2, frame.width * 0.56, frame.height * 0.56], light)
  )
}

/** The tint of this turn, or the next one that does not swallow the thing's own colour. */
function tintFor(turn: number, colour: string): string {
  const ordered = upTo(TINTS.length).map((step) => TINTS[(turn * 3 + step) % TINTS.length] ?? TINTS[0])
  return ordered.find((tint) => distance(tint, colour) > 90) ?? TINTS[0]
}

type Drawn = { tint: string; line: string; kind: GirihKind }

function floor(sheet: Sheet, frame: Frame, tint: string): string {
  const { width, height, floor: top } = frame
  return (
    box(
      [0, top, width, height - top],
      sheet.down(mix(darker(tint, 0.07), '#e8c9a0', 0.22), lighter(tint, 0.25)),
    ) + box([0, top, width, 3], lighter(tint, 0.6))
  )
}

/** The pointed arch of a bazaar row, standing on the floor. */
export function archPath(cx: number, floorY: number, [width, height]: readonly [number, number]): string {
  const half = width / 2
  const spring = floorY - height + half * 1.05
  const top = floorY - height
  return (
    `M${cx - half} ${floorY}V${spring}C${cx - half} ${spring - half * 0.62} ${cx - half * 0.42} ${top + half * 0.3} ${cx} ${top}` +
    `C${cx + half * 0.42} ${top + half * 0.3} ${cx + half} ${spring - half * 0.62} ${cx + half} ${spring}V${floorY}Z`
  )
}

function arch(sheet: Sheet, frame: Frame, { tint, line, kind }: Drawn): string {
  const cx = frame.width / 2
  const size = [frame.height * 0.66, frame.floor * 0.9] as const
  const niche = archPath(cx, frame.floor, size)
  const outer = archPath(cx, frame.floor, [size[0] + 60, size[1] + 36])
  const pattern = girih(sheet, kind, { size: 128, line, weight: 2.6 })
  return (
    shape(outer, lighter(tint, 0.4)) +
    shape(niche, sheet.down(darker(tint, 0.09), lighter(tint, 0.1))) +
    shape(niche, pattern, 'opacity=".75"') +
    stroke(niche, darker(tint, 0.16), 3, 'opacity=".6"')
  )
}

function doubleArch(sheet: Sheet, frame: Frame, { tint, line, kind }: Drawn): string {
  const size = [frame.width * 0.42, frame.floor * 0.82] as const
  const niches = [0.25, 0.75].map((share) => archPath(frame.width * share, frame.floor, size)).join('')
  const pattern = girih(sheet, kind, { size: 110, line, weight: 2.4 })
  return (
    shape(niches, sheet.down(darker(tint, 0.07), lighter(tint, 0.25))) +
    shape(niches, pattern, 'opacity=".6"') +
    stroke(niches, lighter(tint, 0.7), 8)
  )
}

function sun(sheet: Sheet, frame: Frame, { tint, line, kind }: Drawn): string {
  const at = [frame.width / 2, frame.floor * 0.56, frame.floor * 0.47] as const
  const pattern = girih(sheet, kind, { size: 120, line: lighter(tint, 0.65), weight: 3 })
  return (
    disc([at[0], at[1], at[2] + 34], 'none', `stroke="${line}" stroke-width="2.5" opacity=".55"`) +
    disc(at, sheet.down(darker(tint, 0.12), darker(tint, 0.02))) +
    disc(at, pattern, 'opacity=".8"')
  )
}

function shamseh(sheet: Sheet, frame: Frame, { tint, line }: Drawn): string {
  const centre = [frame.width / 2, frame.floor * 0.56] as const
  const far = frame.floor * 0.56
  const rings = [1, 0.88, 0.74].map((share) => petals(12, centre, far * share))
  return (
    shape(rings[0] ?? '', darker(tint, 0.05)) +
    shape(rings[1] ?? '', sheet.down(darker(tint, 0.11), darker(tint, 0.03))) +
    shape(rings[2] ?? '', lighter(tint, 0.2)) +
    shape(starOutline(12, centre, [far * 0.6, far * 0.46]), darker(tint, 0.06)) +
    rings.map((ring) => stroke(ring, line, 2.5, 'opacity=".45"')).join('')
  )
}

/** A ring of pointed petals, as in the sunburst of a manuscript. */
function petals(count: number, [cx, cy]: readonly [number, number], far: number): string {
  const at = (turn: number, radius: number) => {
    const angle = ((turn / count) * 2 - 0.5) * Math.PI
    return `${n(cx + radius * Math.cos(angle))} ${n(cy + radius * Math.sin(angle))}`
  }
  const arcs = upTo(count).map(
    (index) =>
      `Q${at(index + 0.12, far * 0.93)} ${at(index + 0.5, far)}Q${at(index + 0.88, far * 0.93)} ${at(index + 1, far * 0.84)}`,
  )
  return `M${at(0, far * 0.84)}${arcs.join('')}Z`
}

function wall(sheet: Sheet, frame: Frame, { tint, line, kind }: Drawn): string {
  const pattern = girih(sheet, kind, { size: 150, line, weight: 2.6 })
  return (
    box([0, 0, frame.width, frame.floor], pattern, 'opacity=".62"') +
    box([0, 0, frame.width, frame.floor], sheet.down(`${tint}@0`, `${tint}@.25`, `${tint}@.95`))
  )
}

/** A sash window of small coloured panes, as quiet as the light that falls through it. */
function lattice(sheet: Sheet, frame: Frame, { tint, line }: Drawn): string {
  const cx = frame.width / 2
  const outline = archPath(cx, frame.floor, [frame.height * 0.74, frame.floor * 0.93])
  const panes = sheet.across('#8fc1bd@.55', '#ecd08a@.5', '#e9b9a6@.5', '#ecd08a@.5', '#8fc1bd@.55')
  const pattern = girih(sheet, 'eight', {
    size: 148,
    line: lighter(tint, 0.85),
    weight: 6,
    at: [cx - 74, 12],
  })
  return (
    shape(outline, lighter(tint, 0.35)) +
    shape(outline, panes) +
    shape(outline, pattern, 'opacity=".8"') +
    stroke(outline, lighter(tint, 0.75), 20) +
    stroke(outline, line, 2.5, 'opacity=".5"')
  )
}

function tileBand(sheet: Sheet, frame: Frame, { tint, line, kind }: Drawn): string {
  const top = frame.floor - 250
  const pattern = girih(sheet, kind, { size: 125, line: lighter(tint, 0.7), weight: 3.5, at: [0, top] })
  return (
    disc([frame.width / 2, frame.floor * 0.46, frame.floor * 0.4], lighter(tint, 0.45)) +
    box([0, top, frame.width, 250], darker(tint, 0.08)) +
    box([0, top, frame.width, 250], pattern) +
    box([0, top - 14, frame.width, 14], lighter(tint, 0.55)) +
    box([0, top - 18, frame.width, 4], line, 'opacity=".4"')
  )
}

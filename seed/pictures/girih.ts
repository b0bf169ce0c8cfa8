import { n, type Sheet, shape, stroke, upTo } from './sheet.ts'

export type GirihKind = 'eight' | 'twelve' | 'six'

type Star = { points: number; inradius: number; angle: number; at: readonly [number, number]; turn: number }

/**
 * A repeating pattern of girih lines, answered as a paint. Drawn the old way: from the middle of each edge
 * of a tiling two rays leave at one angle, and where rays of neighbouring edges meet, a star closes.
 */
export function girih(sheet: Sheet, kind: GirihKind, look: GirihLook): string {
  const { width, height, stars } = TILINGS[kind](look.size)
  const drawn = stars.map((star) => starPath(star)).join('')
  const fill = look.fill ? shape(drawn, look.fill) : ''
  const id = sheet.keep(
    `<pattern id="ID" width="${n(width)}" height="${n(height)}" patternUnits="userSpaceOnUse"${placed(look)}>` +
      `${fill}${stroke(drawn, look.line, look.weight ?? 3)}</pattern>`,
  )
  return `url(#${id})`
}

export type GirihLook = {
  size: number
  line: string
  weight?: number
  fill?: string
  at?: readonly [number, number]
}

/** The outline of one star with `points` points, between two radii. */
export function starOutline(
  points: number,
  [cx, cy]: readonly [number, number],
  [far, near]: readonly [number, number],
): string {
  const corners = upTo(points * 2).map((index) => {
    const radius = index % 2 === 0 ? far : near
    const angle = (Math.PI * index) / points - Math.PI / 2
    return `${n(cx + radius * Math.cos(angle))} ${n(cy + radius * Math.sin(angle))}`
  })
  return `M${corners.join('L')}Z`
}

function starPath({ points, inradius, angle, at, turn }: Star): string {
  const half = Math.PI / points
  // A whole unit is fine enough in a large pattern, and halves its text.
  const fine = inradius > 45 ? Math.round : n
  const reach = (inradius * Math.tan(half)) / (Math.cos(angle) + Math.sin(angle) * Math.tan(half))
  const near = Math.hypot(inradius - reach * Math.sin(angle), reach * Math.cos(angle))
  const corners = upTo(points * 2).map((index) => {
    const radius = index % 2 === 0 ? inradius : near
    const direction = turn + half * index
    return `${fine(at[0] + radius * Math.cos(direction))} ${fine(at[1] + radius * Math.sin(direction))}`
  })
  return `M${corners.join('L')}Z`
}

const TILINGS = { eight: octagons, twelve: dodecagons, six: hexagons }

function octagons(size: number) {
  const angle = (67.5 * Math.PI) / 180
  const small = { points: 4, inradius: (size / 2) * Math.tan(Math.PI / 8), angle, turn: Math.PI / 4 }
  const corners = [
    [0, 0],
    [size, 0],
    [0, size],
    [size, size],
  ] as const
  const stars: Star[] = [
    { points: 8, inradius: size / 2, angle, at: [size / 2, size / 2], turn: 0 },
    ...corners.map((at) => ({ ...small, at })),
  ]
  return { width: size, height: size, stars }
}

function dodecagons(size: number) {
  const angle = (70 * Math.PI) / 180
  const height = size * Math.sqrt(3)
  const inradius = size / 2
  const edge = 2 * inradius * Math.tan(Math.PI / 12)
  const centres = [
    [0, 0],
    [size, 0],
    [0, height],
    [size, height],
    [size / 2, height / 2],
  ] as const
  const gaps: Star[] = [
    [size / 2, height / 6, 90],
    [size / 2, (height * 5) / 6, -90],
    [0, height / 3, -90],
    [size, height / 3, -90],
    [0, (height * 2) / 3, 90],
    [size, (height * 2) / 3, 90],
  ].map(([x = 0, y = 0, turn = 0]) => ({
    points: 3,
    inradius: edge / (2 * Math.sqrt(3)),
    angle,
    at: [x, y] as const,
    turn: (turn * Math.PI) / 180,
  }))
  const large = centres.map((at) => ({ points: 12, inradius, angle, at, turn: 0 }))
  return { width: size, height, stars: [...large, ...gaps] }
}

function hexagons(size: number) {
  const angle = (60 * Math.PI) / 180
  const height = size * Math.sqrt(3)
  const centres = [
    [0, 0],
    [size, 0],
    [0, height],
    [size, height],
    [size / 2, height / 2],
  ] as const
  const stars: Star[] = centres.map((at) => ({ points: 6, inradius: size / 2, angle, at, turn: 0 }))
  return { width: size, height, stars }
}

function placed({ at }: GirihLook): string {
  return at ? ` patternTransform="translate(${at[0]} ${at[1]})"` : ''
}

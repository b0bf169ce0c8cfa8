import { digitFaces } from '@rasteh/shop-api/digit-outlines'
import { fillShapes } from '@rasteh/shop-api/fill-shapes'
import sharp from 'sharp'

type Picture = { width: number; height: number; edges: Float32Array }
type Template = Picture & { digit: string }
type Found = { digit: string; x: number; width: number; alike: number }

const [WIDTH, HEIGHT] = [94, 30]
const COUNT = 5
const TURNS = [-0.2, 0, 0.2]
const TALL = [0.18, 0.21]
const WIDE = [0.92, 1.12]
const MARGIN = 2

/**
 * Reads a captcha as somebody does who has the outlines of its digits: each of the faces, turned, scaled and stretched,
 * is laid over every place. Edges are compared and not areas, so the band that turns dark to light does not matter.
 */
export async function readByOutlines(png: Buffer, templates: readonly Template[]): Promise<string> {
  const { data } = await sharp(png)
    .greyscale()
    .resize(WIDTH, HEIGHT, { kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const picture = { width: WIDTH, height: HEIGHT, edges: edgesOf(Float32Array.from(data), WIDTH, HEIGHT) }
  return bestFive(templates.flatMap((template) => findTemplate(template, picture)))
}

/** Every digit of every face in every position that is tried. */
export function prepareOutlines(): Template[] {
  const templates: Template[] = []
  for (const face of digitFaces)
    for (const [digit, shapes] of Object.entries(face))
      for (const turn of TURNS)
        for (const tall of TALL)
          for (const wide of WIDE) templates.push(templateOf(digit, shapes, { turn, tall, wide }))
  return templates
}

type Pose = { turn: number; tall: number; wide: number }

function templateOf(
  digit: string,
  shapes: readonly (readonly (readonly [number, number])[])[],
  { turn, tall, wide }: Pose,
): Template {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const posed = shapes.map((shape) =>
    shape.map(([x, y]): [number, number] => {
      const [wx, wy] = [x * tall * wide, y * tall]
      return [wx * cos - wy * sin, wx * sin + wy * cos]
    }),
  )
  const [xs, ys] = [posed.flat().map(([x]) => x), posed.flat().map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const width = Math.ceil(Math.max(...xs) - left) + 2 * MARGIN
  const height = Math.ceil(Math.max(...ys) - top) + 2 * MARGIN
  const moved = posed.map((shape) =>
    shape.map(([x, y]): [number, number] => [x - left + MARGIN, y - top + MARGIN]),
  )
  const filled = fillShapes(moved, width, height).map((part) => part * 200)
  return { digit, width, height, edges: normalised(edgesOf(filled, width, height)) }
}

/** How steep the picture is at each place, blurred so that a bent line still meets a straight one. */
function edgesOf(grey: Float32Array, width: number, height: number): Float32Array {
  const at = (x: number, y: number) =>
    grey[Math.max(0, Math.min(height - 1, y)) * width + Math.max(0, Math.min(width - 1, x))] as number
  const steep = grey.map((_, index) => {
    const [x, y] = [index % width, Math.floor(index / width)]
    return Math.hypot(at(x + 1, y) - at(x - 1, y), at(x, y + 1) - at(x, y - 1))
  })
  return steep.map((_, index) => {
    const [x, y] = [index % width, Math.floor(index / width)]
    let sum = 0
    for (let dy = -1; dy <= 1; dy += 1)
      for (let dx = -1; dx <= 1; dx += 1) {
        const [nx, ny] = [Math.max(0, Math.min(width - 1, x + dx)), Math.max(0, Math.min(height - 1, y + dy))]
        sum += steep[ny * width + nx] as number
      }
    return sum / 9
  })
}

/** The best place of a template for each column: by the correlation of its edges with the picture's. */
function findTemplate(template: Template, picture: Picture): Found[] {
  const found: Found[] = []
  const middle = Math.round((picture.height - template.height) / 2)
  for (let x = 0; x + template.width <= picture.width; x += 1) {
    let alike = -1
    for (let y = Math.max(0, middle - 3); y <= Math.min(picture.height - template.height, middle + 3); y += 1)
      alike = Math.max(alike, correlation(template, picture, x, y))
    if (alike > 0.3) found.push({ digit: template.digit, x, width: template.width - 2 * MARGIN, alike })
  }
  return found
}

/** The template's edges have the mean 0 and the length 1, so only the picture's are still to be measured. */
function correlation(
  { edges, width, height }: Template,
  picture: Picture,
  left: number,
  top: number,
): number {
  let [sum, squares, alike] = [0, 0, 0]
  for (let y = 0; y < height; y += 1) {
    const row = (top + y) * picture.width + left
    for (let x = 0; x < width; x += 1) {
      const value = picture.edges[row + x] as number
      sum += value
      squares += value * value
      alike += value * (edges[y * width + x] as number)
    }
  }
  const spread = Math.sqrt(squares - (sum * sum) / (width * height))
  return spread === 0 ? 0 : alike / spread
}

function normalised(edges: Float32Array): Float32Array {
  const mean = edges.reduce((sum, value) => sum + value, 0) / edges.length
  const length = Math.sqrt(edges.reduce((sum, value) => sum + (value - mean) ** 2, 0))
  return edges.map((value) => (value - mean) / length)
}

/** The five digits side by side that are most alike in sum. */
function bestFive(found: readonly Found[]): string {
  const byEnd = Map.groupBy(found, ({ x, width }) => Math.min(WIDTH, x + MARGIN + width))
  type Path = { sum: number; text: string }
  let before: (Path | null)[] = Array.from({ length: WIDTH + 1 }, () => ({ sum: 0, text: '' }))
  for (let place = 0; place < COUNT; place += 1) {
    const now: (Path | null)[] = [null]
    for (let end = 1; end <= WIDTH; end += 1) {
      let best = now[end - 1] ?? null
      for (const { digit, x, alike } of byEnd.get(end) ?? []) {
        const path = before[x + MARGIN]
        if (path && (!best || path.sum + alike > best.sum))
          best = { sum: path.sum + alike, text: path.text + digit }
      }
      now.push(best)
    }
    before = now
  }
  return before[WIDTH]?.text ?? ''
}

import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

export type PictureOrder = { name: string; svg: string; altFa: string; altEn: string }
export type PictureFile = { filename: string; width: number; height: number; filesize: number }
export type MadePicture = PictureOrder & { full: PictureFile; card: PictureFile; thumb: PictureFile }

const WIDTHS = { full: 1000, card: 480, thumb: 160 } as const
type Size = keyof typeof WIDTHS
const SIZES = Object.keys(WIDTHS) as Size[]

/** As long as the dashboard's own: a name that carries its content may be kept by browsers for good. */
const NAME_HASH_LENGTH = 10

const SERVICES_DIR = join(import.meta.dirname, '../../.services')

/** Drawn pictures are kept by their drawing: the same seed costs its drawing time once. A server's release is not written to. */
const CACHE = join(process.env.NODE_ENV === 'production' ? tmpdir() : SERVICES_DIR, 'seed-pictures')

const REPORT_EVERY = 100

/**
 * Draws the pictures in the sizes that pages use and puts them where uploads lie, two at a time. Drawing them all takes
 * minutes the first time, so it says how far it is.
 */
export async function makePictures(
  orders: PictureOrder[],
  mediaDir: string,
  report: (done: number) => void,
): Promise<MadePicture[]> {
  mkdirSync(mediaDir, { recursive: true })
  mkdirSync(CACHE, { recursive: true })
  const made: MadePicture[] = []
  const queue = [...orders.entries()]
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      made[next[0]] = await makePicture(next[1], mediaDir)
      if (next[0] % REPORT_EVERY === 0 && next[0] > 0) report(next[0])
    }
  }
  await Promise.all([work(), work()])
  return made
}

/** Draws what is not kept yet, one picture after the other. */
export async function keepPictures(orders: readonly PictureOrder[]): Promise<void> {
  mkdirSync(CACHE, { recursive: true })
  for (const { svg } of orders) await keepPicture(svg)
}

const keptFile = (key: string, size: Size) => join(CACHE, `${key}-${size}.webp`)

/** Draws a picture in all its sizes unless it is kept, and answers the key that its files are named after. */
async function keepPicture(svg: string): Promise<string> {
  const key = createHash('sha256').update(svg).digest('hex').slice(0, 24)
  if (SIZES.every((size) => existsSync(keptFile(key, size)))) return key
  // Drawn once, at the largest size; the smaller ones are made from the drawing.
  const drawing = await sharp(Buffer.from(svg))
    .resize({ width: WIDTHS.full })
    .png({ compressionLevel: 0 })
    .toBuffer()
  for (const size of SIZES) {
    // A file under its own name is whole, even where a run was ended half-way.
    const unfinished = `${keptFile(key, size)}.${process.pid}`
    await sharp(drawing).resize({ width: WIDTHS[size] }).webp({ quality: 82 }).toFile(unfinished)
    renameSync(unfinished, keptFile(key, size))
  }
  return key
}

async function makePicture(order: PictureOrder, mediaDir: string): Promise<MadePicture> {
  const key = await keepPicture(order.svg)
  const cached = (size: Size) => keptFile(key, size)
  const file = async (size: Size): Promise<PictureFile> => {
    const filename = `${order.name}-${key.slice(0, NAME_HASH_LENGTH)}${size === 'full' ? '' : `-${size}`}.webp`
    copyFileSync(cached(size), join(mediaDir, filename))
    const { width = 0, height = 0 } = await sharp(cached(size)).metadata()
    return { filename, width, height, filesize: statSync(cached(size)).size }
  }
  return { ...order, full: await file('full'), card: await file('card'), thumb: await file('thumb') }
}

import { FILE_MAX_BYTES } from '@rasteh/shop-core/files'
import sharp from 'sharp'
import { craftPng, packedText } from './craft-png.ts'
import { fileUpload, type HostileUpload } from './hostile-upload.ts'
import { area, FORMATS, photo } from './pictures.ts'

const CLAIMS: readonly (readonly [number, number])[] = [
  [30_000, 30_000],
  [65_535, 65_535],
  [2_147_483_647, 2_147_483_647],
  [1, 100_000],
  [100_000, 1],
  [16_385, 1],
  [5_001, 5_000],
  [50_000, 600],
  [0, 0],
  [100, 0],
]
const REFUSED = { mustBeRefused: true }

/** Small files that would unfold to much, or keep a decoder busy. */
export async function bombs(): Promise<HostileUpload[]> {
  const claims = CLAIMS.map(([width, height]) =>
    fileUpload(`a png that claims ${width} × ${height}`, craftPng({ width, height }), REFUSED),
  )
  return [...claims, ...packedBombs(), ...(await claimedBombs()), ...(await largestAllowed())]
}

function packedBombs(): HostileUpload[] {
  const rows = (side: number) => side * (side / 8 + 1)
  return [
    fileUpload(
      'a png of 900 million pixels, whole',
      craftPng({ width: 30_000, height: 30_000, raw: rows(30_000) }),
      REFUSED,
    ),
    fileUpload(
      'a png of 144 million pixels, in passes',
      craftPng({ width: 12_000, height: 12_000, isInterlaced: true, raw: rows(12_000) }),
      REFUSED,
    ),
    fileUpload(
      'a png of deep colours that unfold to 200 MB',
      craftPng({ width: 5_000, height: 5_000, depth: 16, kind: 6, raw: 5_000 * 40_001 }),
      REFUSED,
    ),
    fileUpload('a png with 200 MB of packed text', bombWith(packedText('zTXt', 200_000_000))),
    fileUpload('a png with 100 MB of packed profile', bombWith(packedText('iCCP', 100_000_000))),
    fileUpload('a png with more data than its size', craftPng({ width: 8, height: 8, raw: 50_000_000 })),
    fileUpload('zeros as large as is allowed', Buffer.alloc(FILE_MAX_BYTES), REFUSED),
    fileUpload('one byte more than is allowed', Buffer.alloc(FILE_MAX_BYTES + 1), REFUSED),
    fileUpload('three times what is allowed', Buffer.alloc(3 * FILE_MAX_BYTES, 0xff), REFUSED),
  ]
}

const bombWith = (chunk: Buffer) => craftPng({ width: 8, height: 8, depth: 8, raw: 72, extra: [chunk] })

async function claimedBombs(): Promise<HostileUpload[]> {
  const jpeg = Buffer.from(await photo('jpeg'))
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  jpeg.writeUInt16BE(65_500, frame + 5)
  jpeg.writeUInt16BE(65_500, frame + 7)
  const progressive = await area(2_000, 2_000).jpeg({ progressive: true }).toBuffer()
  const lastScan = progressive.lastIndexOf(Buffer.from([0xff, 0xda]))
  const scan = progressive.subarray(lastScan, progressive.length - 2)
  const scans = Buffer.concat([
    progressive.subarray(0, progressive.length - 2),
    ...Array.from({ length: 2_000 }, () => scan),
    progressive.subarray(progressive.length - 2),
  ])
  return [
    fileUpload('a jpeg that claims 65,500 × 65,500', jpeg, REFUSED),
    fileUpload('a jpeg of 2,000 more passes', scans.subarray(0, FILE_MAX_BYTES)),
    fileUpload('a webp of a hundred frames', await animation(100)),
    fileUpload('a webp of 268 million pixels in 40 bytes', await hugeWebp(), REFUSED),
  ]
}

/** What an honest camera could send, at the very edge: kept, in time and in little memory. */
async function largestAllowed(): Promise<HostileUpload[]> {
  const uploads: HostileUpload[] = []
  for (const format of FORMATS) {
    const plain = area(5_000, 5_000, 4)
    uploads.push(
      fileUpload(`${format} of 25 million pixels`, await plain.toFormat(format).toBuffer()),
      fileUpload(
        `${format} of 25 million pixels, on its side`,
        await area(5_000, 5_000).withMetadata({ orientation: 6 }).toFormat(format).toBuffer(),
      ),
    )
  }
  uploads.push(
    fileUpload(
      'a png in passes, as large as they may be',
      await area(2_880, 2_880, 4).png({ progressive: true }).toBuffer(),
    ),
    fileUpload(
      'a jpeg in passes, as large as they may be',
      await area(2_880, 2_880).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    ),
    fileUpload(
      'a png of deep colours, as large as they may be',
      await area(2_490, 2_490, 4).toColourspace('rgb16').png().toBuffer(),
    ),
  )
  return uploads
}

/** A plain lossless WebP unfolds to whatever size its head claims. */
async function hugeWebp(): Promise<Buffer> {
  const bytes = await area(100, 100).webp({ lossless: true }).toBuffer()
  bytes.writeUInt32LE(0x0fffffff, bytes.indexOf('VP8L') + 9)
  return bytes
}

async function animation(count: number): Promise<Buffer> {
  const frames = Array.from({ length: count }, (_, index) =>
    area(300 + (index % 2), 300)
      .png()
      .toBuffer(),
  )
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .webp()
    .toBuffer()
}

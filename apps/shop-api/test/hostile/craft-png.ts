import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A chunk with its checksum, so that a decoder looks at what it says. */
export function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

export type PngSketch = {
  width: number
  height: number
  /** 1, 2, 4, 8 or 16 bits; grey unless a kind is given. */
  depth?: number
  kind?: number
  isInterlaced?: boolean
  /** Unpacked bytes of the picture; none for one that only claims its size. */
  raw?: number
  extra?: readonly Buffer[]
}

/** A PNG by hand: it may claim what it likes. */
export function craftPng(sketch: PngSketch): Buffer {
  const { width, height, depth = 1, kind = 0, isInterlaced = false, raw = 16, extra = [] } = sketch
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([depth, kind, 0, 0, Number(isInterlaced)], 8)
  return Buffer.concat([
    SIGNATURE,
    pngChunk('IHDR', head),
    ...extra,
    pngChunk('IDAT', deflateSync(Buffer.alloc(raw))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** A text chunk that unpacks to very much more than it is. */
export const packedText = (type: 'zTXt' | 'iCCP', unpacked: number): Buffer =>
  pngChunk(type, Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(unpacked))]))

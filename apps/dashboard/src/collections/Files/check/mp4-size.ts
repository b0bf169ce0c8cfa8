import { type Box, boxesIn } from './mp4-boxes.ts'

export type VideoSize = { width: number; height: number }

/** What a head of a track ends with: how its picture is turned (nine numbers), its width and its height. */
const TAIL = 44
const PLAIN = 0x1_00_00

/** How wide and high an MP4 is shown, by the head of its first track with a picture; null where that does not say it. */
export function mp4Size(bytes: Uint8Array): VideoSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const inside = (boxes: readonly Box[], name: string) =>
    boxes.filter((box) => box.name === name).flatMap(({ start, end }) => boxesIn(view, start, end) ?? [])
  const tracks = inside(inside(boxesIn(view, 0, bytes.length) ?? [], 'moov'), 'trak')
  const sizes = tracks.filter(({ name }) => name === 'tkhd').map((head) => sizeIn(view, head))
  return sizes.find((size) => size !== null) ?? null
}

function sizeIn(view: DataView, { start, end }: Box): VideoSize | null {
  if (end - start < TAIL) return null
  const turn = end - TAIL
  const width = Math.round(view.getUint32(end - 8) / PLAIN)
  const height = Math.round(view.getUint32(end - 4) / PLAIN)
  if (width === 0 || height === 0) return null
  // A telephone that was held upright films on its side and says so.
  const isTurned = view.getInt32(turn) === 0 && view.getInt32(turn + 4) !== 0
  return isTurned ? { width: height, height: width } : { width, height }
}

/** A part of an MP4: its name, and where what it holds begins and ends. */
export type Box = { name: string; start: number; end: number }

const BOXES_MOST = 10_000

/** The boxes between two places, one behind the other; null where they do not fill them exactly. */
export function boxesIn(view: DataView, from: number, to: number): Box[] | null {
  const boxes: Box[] = []
  let place = from
  while (place < to) {
    const head = headAt(view, place, to)
    if (head === null || boxes.length === BOXES_MOST) return null
    const end = place + head.size
    boxes.push({ name: nameAt(view, place + 4), start: place + head.length, end })
    place = end
  }
  return boxes
}

export const nameAt = (view: DataView, place: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((step) => view.getUint8(place + step)))

/** Null for a box that has no head, or leads out of what it is in. */
function headAt(view: DataView, place: number, to: number): { length: number; size: number } | null {
  const left = to - place
  if (left < 8) return null
  const short = view.getUint32(place)
  // The last one may say that it goes on to the end.
  if (short === 0) return { length: 8, size: left }
  const length = short === 1 ? 16 : 8
  if (left < length) return null
  const size = short === 1 ? Number(view.getBigUint64(place + 8)) : short
  return size < length || size > left ? null : { length, size }
}

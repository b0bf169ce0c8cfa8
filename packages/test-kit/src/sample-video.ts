const box = (name: string, ...parts: readonly Uint8Array[]): Buffer => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + parts.reduce((sum, { length }) => sum + length, 0))
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, ...parts])
}

type Mp4 = { width?: number; height?: number; isTurned?: boolean; brand?: string }

/** An MP4 with a head as cameras write it, and nothing to be seen. */
export function sampleMp4({
  width = 1280,
  height = 720,
  isTurned = false,
  brand = 'isom',
}: Mp4 = {}): Buffer {
  const track = Buffer.alloc(84)
  const turn = isTurned ? [0, 1, 0, -1, 0, 0, 0, 0, 0x4000] : [1, 0, 0, 0, 1, 0, 0, 0, 0x4000]
  for (const [place, value] of turn.entries()) track.writeInt32BE(value * 0x1_00_00, 40 + place * 4)
  track.writeUInt32BE(width * 0x1_00_00, 76)
  track.writeUInt32BE(height * 0x1_00_00, 80)
  const sound = box('trak', box('tkhd', Buffer.alloc(84)))
  const picture = box('trak', box('tkhd', track))
  return Buffer.concat([
    box('ftyp', Buffer.from(brand), Buffer.alloc(4), Buffer.from('isomavc1')),
    box('moov', box('mvhd', Buffer.alloc(100)), sound, picture),
    box('mdat', Buffer.alloc(64)),
  ])
}

/** A WebM, or another file of its family by another `type`. */
export function sampleWebm(type = 'webm'): Buffer {
  const header = Buffer.concat([Buffer.from([0x42, 0x82, 0x80 | type.length]), Buffer.from(type)])
  const segment = Buffer.alloc(32)
  return Buffer.concat([
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x80 | header.length]),
    header,
    Buffer.from([0x18, 0x53, 0x80, 0x67, 0x80 | segment.length]),
    segment,
  ])
}

export type PictureKind = 'jpeg' | 'png' | 'webp'

/** What the first bytes say a file is; whatever its name and its sender say is not asked. Null: none of ours. */
export function sniffPicture(bytes: Uint8Array): PictureKind | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (isText(bytes, 0, 'RIFF') && isText(bytes, 8, 'WEBP')) return 'webp'
  return null
}

const startsWith = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, place) => bytes[place] === byte)

const isText = (bytes: Uint8Array, from: number, text: string) =>
  [...text].every((char, place) => bytes[from + place] === char.charCodeAt(0))

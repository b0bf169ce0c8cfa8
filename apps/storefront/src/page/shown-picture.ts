import type { UploadedPicture } from '@rasteh/shop-store/reads/pictures'
import { mediaAddress } from './addresses.ts'

/** A picture of the library as pages show it: its addresses, its form, and what is said in its place. */
export type ShownPicture = Omit<UploadedPicture, 'filename' | 'card'> & { src: string; small: string }

export function toShown({ filename, card, ...picture }: UploadedPicture): ShownPicture {
  return { ...picture, src: mediaAddress(filename), small: mediaAddress(card ?? filename) }
}

import type { UploadedPicture } from '@rasteh/shop-store/reads/pictures'
import { mediaUrl } from '#page/load/page-urls.ts'

/** A picture of the library as pages show it: its URLs, its form, and what is said in its place. */
export type ShownPicture = Omit<UploadedPicture, 'filename' | 'card'> & { src: string; small: string }

export function toShown({ filename, card, ...picture }: UploadedPicture): ShownPicture {
  return { ...picture, src: mediaUrl(filename), small: mediaUrl(card ?? filename) }
}

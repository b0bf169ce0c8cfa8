import { loadPictures as load, type UploadedPicture } from '@rasteh/shop-store/reads/pictures'
import { mediaAddress } from '../site/addresses.ts'
import { readLanguage } from '../site/culture.ts'
import { readDatabase } from '../site/database.ts'

/** A picture of a module: its addresses and what is said in its place. */
export type ShownPicture = { id: number; src: string; small: string; alt: string }

/** The pictures of a module in the order of their ids; one that was deleted is left out. */
export async function loadPictures(ids: readonly number[]): Promise<ShownPicture[]> {
  const found = await load(readDatabase(), ids, await readLanguage())
  return ids.flatMap((id) => {
    const picture = found.get(id)
    return picture ? [toShown(picture)] : []
  })
}

function toShown({ id, filename, card, alt }: UploadedPicture): ShownPicture {
  return { id, src: mediaAddress(filename), small: mediaAddress(card ?? filename), alt }
}

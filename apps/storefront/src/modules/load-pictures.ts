import { loadPictures as load } from '@rasteh/shop-store/reads/pictures'
import { type ShownPicture, toShown } from '#features/pictures/public.ts'
import { readLanguage } from '#page/culture/culture.ts'
import { readDatabase } from '#page/load/database.ts'

/** The pictures of a module in the order of their ids; one that was deleted is left out. */
export async function loadPictures(ids: readonly number[]): Promise<ShownPicture[]> {
  const found = await load(readDatabase(), ids, await readLanguage())
  return ids.flatMap((id) => {
    const picture = found.get(id)
    return picture ? [toShown(picture)] : []
  })
}

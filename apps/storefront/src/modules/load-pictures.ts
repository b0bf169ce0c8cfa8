import { loadPictures as load } from '@rasteh/shop-store/reads/pictures'
import { type ShownPicture, toShown } from '#features/pictures/public.ts'
import { pictureIds } from '#modules/module-props.ts'
import { readLanguage } from '#page/culture/culture.ts'
import { readDatabase } from '#page/load/database.ts'

/** A row of a module's list with the picture that its id names. */
export type Pictured<Row> = Row & { shown: ShownPicture | null }

/** The rows of a list with their pictures: one statement for all of them, none where no row has one. */
export async function withPictures<Row extends { picture?: unknown }>(
  items: readonly Row[] | null | undefined,
): Promise<Pictured<Row>[]> {
  const rows = items ?? []
  const ids = rows.flatMap(({ picture }) => pictureIds(picture))
  const pictures = ids.length > 0 ? await loadPictures(ids) : []
  return rows.map((row) => ({ ...row, shown: pictures.find(({ id }) => id === row.picture) ?? null }))
}

/** The pictures of a module in the order of their ids; one that was deleted is left out. */
export async function loadPictures(ids: readonly number[]): Promise<ShownPicture[]> {
  const found = await load(readDatabase(), ids, await readLanguage())
  return ids.flatMap((id) => {
    const picture = found.get(id)
    return picture ? [toShown(picture)] : []
  })
}

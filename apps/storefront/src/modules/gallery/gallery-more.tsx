import { GALLERY_FIRST } from '@rasteh/shop-core/modules'
import type { RowOf } from '@rasteh/shop-store/reads/modules'
import { loadPictures } from '#modules/load-pictures.ts'
import { pictureIds } from '#modules/module-props.ts'
import { splitItems } from '#modules/split-items.ts'
import { loadSay } from '#page/load/say.ts'
import { GalleryPictures } from './gallery-pictures.tsx'

/** The partial `More`: the pictures after the first ones. */
export async function loadGalleryMore(module: RowOf<'gallery'>) {
  const { rest } = splitItems(pictureIds(module.pictures), module.firstCount ?? GALLERY_FIRST)
  const [say, pictures] = await Promise.all([loadSay(), loadPictures(rest)])
  return <GalleryPictures pictures={pictures} columns={module.columns} say={say} />
}

import { GALLERY_FIRST } from '@rasteh/shop-core/modules'
import type { PageModule } from '@rasteh/shop-store/reads/modules'
import { loadSay } from '../../page/say.ts'
import { loadPictures } from '../load-pictures.ts'
import { pictureIds } from '../module-props.ts'
import { splitItems } from '../split-items.ts'
import { type GalleryFields, GalleryPictures } from './gallery-pictures.tsx'

/** The partial `More`: the pictures after the first ones. */
export async function loadGalleryMore(module: PageModule & GalleryFields) {
  const { rest } = splitItems(pictureIds(module.pictures), module.firstCount ?? GALLERY_FIRST)
  const [say, pictures] = await Promise.all([loadSay(), loadPictures(rest)])
  return <GalleryPictures pictures={pictures} columns={module.columns} say={say} />
}

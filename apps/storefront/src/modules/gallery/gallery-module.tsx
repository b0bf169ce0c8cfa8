import { GALLERY_FIRST } from '@rasteh/shop-core/modules'
import { Section } from '@rasteh/ui/section'
import { loadPictures } from '#modules/load-pictures.ts'
import { defineModule, pictureIds, sectionId } from '#modules/module-props.ts'
import { MoreLoader } from '#modules/more-loader.tsx'
import { splitItems } from '#modules/split-items.ts'
import { GalleryPictures } from './gallery-pictures.tsx'

/** Pictures to be seen large; those after the first ones are loaded on the first press. */
export const galleryModule = defineModule('gallery', {
  load: ({ pictures }) => loadPictures(pictureIds(pictures)),
  Component: ({ module, data: pictures, site: { say } }) => {
    const { firstCount, columns } = module
    const { first, rest } = splitItems(pictures, firstCount ?? GALLERY_FIRST)
    if (first.length === 0) return null
    return (
      <Section id={sectionId(module)} title={module.title || say('ProductPictures')}>
        <GalleryPictures pictures={first} columns={columns} say={say} />
        {rest.length > 0 && (
          <MoreLoader moduleId={module.moduleId} say={say}>
            <GalleryPictures pictures={rest} columns={columns} say={say} />
          </MoreLoader>
        )}
      </Section>
    )
  },
})

import { Section } from '@rasteh/ui/section'
import { defineModule, sectionId } from '#modules/module-props.ts'
import { categoryUrl, mediaUrl } from '#page/load/page-urls.ts'
import { loadMenu } from '#page/load/shop-front.ts'
import { CategoryTiles } from './category-tiles.tsx'

/** The chosen categories in their order, or all that are at the top. */
export const categoryTilesModule = defineModule('categoryTiles', {
  isOfShop: true,
  isSteady: true,
  load: () => loadMenu(),
  Component: ({ module, data: categories, site: { say } }) => {
    const chosen = Array.isArray(module.categories) ? module.categories : []
    const shown =
      chosen.length > 0
        ? chosen.flatMap((id) => categories.find((category) => category.id === id) ?? [])
        : categories.filter(({ parentId }) => parentId === null)
    if (shown.length === 0) return null
    return (
      <Section id={sectionId(module)} title={module.title || say('HomeCategories')}>
        <CategoryTiles
          tiles={shown.map((category) => ({
            href: categoryUrl(category),
            title: category.title,
            picture:
              category.picture === null
                ? null
                : { src: mediaUrl(category.picture), focus: category.pictureFocus },
          }))}
        />
      </Section>
    )
  },
})

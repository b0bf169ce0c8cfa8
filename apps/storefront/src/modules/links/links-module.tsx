import { LINKS_USUAL } from '@rasteh/shop-core/modules'
import type { RowOf } from '@rasteh/shop-store/reads/modules'
import { Section } from '@rasteh/ui/section'
import { withPictures } from '#modules/load-pictures.ts'
import { defineModule, sectionId } from '#modules/module-props.ts'
import { MoreLoader } from '#modules/more-loader.tsx'
import { splitItems } from '#modules/split-items.ts'
import LinksBehaviour from './islands/links-behaviour.tsx'
import { LinkCards } from './link-cards.tsx'
import styles from './links-module.module.css'

/** Links that come to life as they are reached; those after the first ones are loaded on the first press. */
export const linksModule = defineModule('links', {
  load: ({ items }) => withPictures(items),
  Component: ({ module, data: cards, site: { say } }) => {
    const { moduleId, firstCount, callback } = module
    const { first, rest } = splitItems(cards, firstCount ?? LINKS_USUAL.firstCount)
    if (first.length === 0) return null
    return (
      <Section id={sectionId(module)} title={module.title || say('LinksTitle')}>
        <div className={styles.links} {...animationOf(module)}>
          <LinkCards cards={first} />
          {rest.length > 0 ? (
            <MoreLoader moduleId={moduleId} callback={callback || undefined} say={say}>
              <LinkCards cards={rest} />
            </MoreLoader>
          ) : (
            <LinksBehaviour />
          )}
        </div>
      </Section>
    )
  },
})

/** The attributes from which scripts read how the links are animated. */
function animationOf({ animationEnable, animationName, animationTime }: RowOf<'links'>) {
  return {
    'animation-enable': String(animationEnable !== false),
    'animation-childs': `.${styles.item}`,
    'animation-name': styles[animationName ?? 'rise'] ?? styles.rise ?? '',
    'animation-time': String(animationTime ?? LINKS_USUAL.animationTimeMs),
  }
}

import type { PageModule } from '@rasteh/shop-store/reads/modules'
import type { Bullet } from '@rasteh/ui/bullets'
import { defineModule, loadNothing } from '#modules/module-props.ts'
import PageBullets from './islands/page-bullets.tsx'

/** Bullets beside a long page: the chosen sections, or all that have both a title and an anchor. */
export const bulletsModule = defineModule('bullets', {
  load: loadNothing,
  Component: ({ module, page, site: { say } }) => {
    const chosen = (module.bullets ?? []).flatMap(({ title, target }) => toBullet(title, target))
    const bullets = chosen.length > 0 ? chosen : sectionsOf(page)
    return bullets.length > 0 ? (
      <PageBullets label={module.title || say('PageSections')} bullets={bullets} />
    ) : null
  },
})

function sectionsOf(page: readonly PageModule[]): Bullet[] {
  return page.flatMap(({ title, anchor }) => toBullet(title, anchor))
}

function toBullet(title: string | null | undefined, anchor: string | null | undefined): Bullet[] {
  return title && anchor ? [{ title, anchor }] : []
}

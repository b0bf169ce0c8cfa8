import type { Say } from '@rasteh/messages/say'
import type { PageTree, TreePage } from '@rasteh/shop-store/reads/page-tree'
import { Icon } from '@rasteh/ui/icon'
import { Link } from '@rasteh/ui/link'
import { pageUrl } from '#page/load/page-urls.ts'
import styles from './tree-menu.module.css'
import { type TreeSection, toTreeSection } from './tree-section.ts'

type TreeMenuProps = { page: TreePage & { parentId: number | null }; tree: PageTree; say: Say }

/**
 * The pages of the section that a page is in: folded under its title on phones, beside its text on wide screens. A page
 * cannot open a folded part by its width alone, so the list is there twice, and one of the two is hidden from everybody.
 */
export function TreeMenu({ page, tree, say }: TreeMenuProps) {
  const section = toTreeSection(page, tree)
  if (section === null) return null
  const list = <Section section={section} pageId={page.id} />
  return (
    <nav className={styles.menu} aria-label={say('PageSection')}>
      <details className={styles.folded}>
        <summary className={styles.summary}>
          {say('PageSection')}
          <Icon name="down" />
        </summary>
        {list}
      </details>
      <div className={styles.side}>{list}</div>
    </nav>
  )
}

function Section({ section: { top, pages, below }, pageId }: { section: TreeSection; pageId: number }) {
  return (
    <>
      {top && <Entry className={styles.top} page={top} pageId={pageId} />}
      <ul className={styles.list}>
        {pages.map((page) => (
          <li key={page.id}>
            <Entry page={page} pageId={pageId} />
            {page.id === pageId && below.length > 0 && (
              <ul className={styles.below}>
                {below.map((one) => (
                  <li key={one.id}>
                    <Entry page={one} pageId={pageId} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function Entry({
  page,
  pageId,
  className,
}: {
  page: TreePage
  pageId: number
  className?: string | undefined
}) {
  return (
    <Link
      className={[styles.link, className].filter(Boolean).join(' ')}
      href={pageUrl(page)}
      {...(page.id === pageId ? { 'aria-current': 'page' as const } : {})}
    >
      {page.title}
    </Link>
  )
}

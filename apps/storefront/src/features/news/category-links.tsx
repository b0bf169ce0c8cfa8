import { PAGE_PATHS } from '@rasteh/contracts/paths'
import type { Say } from '@rasteh/messages/say'
import type { NewsCategory } from '@rasteh/shop-store/reads/news'
import { Link } from '@rasteh/ui/link'
import { newsCategoryUrl } from '#page/load/page-urls.ts'
import styles from './news-links.module.css'

type CategoryLinksProps = {
  categories: readonly NewsCategory[]
  /** The slug of the category that the page shows; null on the page of all news. */
  chosen: string | null | undefined
  say: Say
}

/** The categories of news that have any, and all news before them. */
export function CategoryLinks({ categories, chosen, say }: CategoryLinksProps) {
  const shown = categories.filter(({ slug, hasNews }) => hasNews || slug === chosen)
  if (shown.length === 0) return null
  return (
    <nav aria-label={say('NewsCategories')}>
      <ul className={styles.links}>
        <li>
          <Link
            className={styles.link}
            href={PAGE_PATHS.news}
            aria-current={chosen === null ? 'page' : undefined}
          >
            {say('NewsAll')}
          </Link>
        </li>
        {shown.map((category) => (
          <li key={category.id}>
            <Link
              className={styles.link}
              href={newsCategoryUrl(category)}
              aria-current={chosen === category.slug ? 'page' : undefined}
            >
              {category.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

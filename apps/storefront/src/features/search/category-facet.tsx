import type { Say } from '@rasteh/messages/say'
import { Icon } from '@rasteh/ui/icon'
import { Link } from '@rasteh/ui/link'
import styles from './category-facet.module.css'
import type { NarrowerCategory } from './narrower-categories.ts'

type CategoryFacetProps = {
  narrower: readonly NarrowerCategory[]
  urlOf: (categoryId: number | null) => string
  /** The category that the results are narrowed to. */
  chosenTitle: string | null
  say: Say
}

/** More would push the other filters out of sight. */
const CATEGORIES_MOST = 10

/** The categories of what was found, as links: each leads into one, and the first leads out again. */
export function CategoryFacet({ narrower, urlOf, chosenTitle, say }: CategoryFacetProps) {
  if (narrower.length === 0 && chosenTitle === null) return null
  return (
    <nav className={styles.facet} aria-labelledby="by-category">
      <h3 className={styles.title} id="by-category">
        {say('SearchByCategory')}
      </h3>
      {chosenTitle !== null && (
        <Link className={styles.out} href={urlOf(null)}>
          <Icon name="close" />
          <span className={styles.name}>
            <bdi className={styles.chosen}>{chosenTitle}</bdi>
            {say('SearchEverywhere')}
          </span>
        </Link>
      )}
      <ul className={styles.links}>
        {narrower.slice(0, CATEGORIES_MOST).map(({ id, title, count }) => (
          <li key={id}>
            <Link className={styles.link} href={urlOf(id)}>
              <bdi className={styles.name}>{title}</bdi>
              <span className={styles.count}>{say('CategoryCount', { count })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

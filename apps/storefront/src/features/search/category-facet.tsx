import type { Say } from '@rasteh/messages/say'
import { Icon } from '@rasteh/ui/icon'
import { Link } from '@rasteh/ui/link'
import styles from './category-facet.module.css'
import type { CategoryWay } from './category-ways.ts'

type CategoryFacetProps = {
  ways: readonly CategoryWay[]
  addressOf: (categoryId: number | null) => string
  /** The category that the results are narrowed to. */
  chosenTitle: string | null
  say: Say
}

/** More would push the other filters out of sight. */
const WAYS_MOST = 10

/** The categories of what was found, as links: each leads into one, and the first leads out again. */
export function CategoryFacet({ ways, addressOf, chosenTitle, say }: CategoryFacetProps) {
  if (ways.length === 0 && chosenTitle === null) return null
  return (
    <nav className={styles.facet} aria-labelledby="by-category">
      <h3 className={styles.title} id="by-category">
        {say('SearchByCategory')}
      </h3>
      {chosenTitle !== null && (
        <Link className={styles.out} href={addressOf(null)}>
          <Icon name="close" />
          <span className={styles.name}>
            <bdi className={styles.chosen}>{chosenTitle}</bdi>
            {say('SearchEverywhere')}
          </span>
        </Link>
      )}
      <ul className={styles.ways}>
        {ways.slice(0, WAYS_MOST).map(({ id, title, count }) => (
          <li key={id}>
            <Link className={styles.way} href={addressOf(id)}>
              <bdi className={styles.name}>{title}</bdi>
              <span className={styles.count}>{say('CategoryCount', { count })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

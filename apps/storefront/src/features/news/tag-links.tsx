import type { Say } from '@rasteh/messages/say'
import { Link } from '@rasteh/ui/link'
import { newsTagUrl } from '#page/load/page-urls.ts'
import styles from './news-links.module.css'

/** The tags of a news item, each leading to all news that have it. */
export function TagLinks({ tags, say }: { tags: readonly string[]; say: Say }) {
  if (tags.length === 0) return null
  return (
    <nav aria-label={say('NewsTags')}>
      <ul className={styles.links}>
        {tags.map((tag) => (
          <li key={tag}>
            <Link className={styles.link} href={newsTagUrl(tag)} rel="tag">
              <bdi>{tag}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import { PAGE_PATHS } from '@rasteh/contracts/paths'
import type { Say } from '@rasteh/messages/say'
import { Link } from '@rasteh/ui/link'
import styles from './feed-links.module.css'

/** For people who read the news in a reader of their own. */
export function FeedLinks({ say }: { say: Say }) {
  return (
    <nav className={styles.feeds} aria-label={say('NewsFeeds')}>
      <Link className={styles.link} href={PAGE_PATHS.newsFeed}>
        {say('NewsFeedRss')}
      </Link>
      <Link className={styles.link} href={PAGE_PATHS.newsJsonFeed}>
        {say('NewsFeedJson')}
      </Link>
    </nav>
  )
}

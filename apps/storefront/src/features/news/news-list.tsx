import type { Say } from '@rasteh/messages/say'
import type { Culture } from '@rasteh/persian-text/culture'
import type { NewsEntry } from '@rasteh/shop-store/reads/news'
import { NewsCard } from './news-card.tsx'
import styles from './news-list.module.css'

type NewsListProps = {
  items: readonly NewsEntry[]
  culture: Culture
  say: Say
  heading?: 'h2' | 'h3'
  /** Whether the first is shown larger than the others. */
  hasLead?: boolean
}

/** News, the latest first. */
export function NewsList({ items, hasLead = false, ...look }: NewsListProps) {
  return (
    <ul className={styles.list}>
      {items.map((item, index) => (
        <li key={item.slug} className={styles.cell} data-lead={hasLead && index === 0}>
          <NewsCard {...look} item={item} isLead={hasLead && index === 0} />
        </li>
      ))}
    </ul>
  )
}

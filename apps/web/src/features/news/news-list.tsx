import type { Say } from '@rasteh/messages/say'
import type { Culture } from '@rasteh/persian-text/culture'
import type { NewsItem } from '@rasteh/shop-store/reads/articles'
import { NewsCard } from '../../site/news/news-card.tsx'
import styles from './news-list.module.css'

type NewsListProps = { items: readonly NewsItem[]; culture: Culture; say: Say }

/** All news, the latest first. */
export function NewsList({ items, ...look }: NewsListProps) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.slug} className={styles.cell}>
          <NewsCard {...look} item={item} heading="h2" />
        </li>
      ))}
    </ul>
  )
}

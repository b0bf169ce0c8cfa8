import type { Say } from '@rasteh/messages/say'
import type { Culture } from '@rasteh/persian-text/culture'
import { formatDate } from '@rasteh/persian-text/jalali'
import type { NewsEntry } from '@rasteh/shop-store/reads/news'
import { Link } from '@rasteh/ui/link'
import { Picture } from '@rasteh/ui/picture'
import { foreignWords } from '#page/culture/foreign-words.ts'
import { mediaUrl, newsUrl } from '#page/load/page-urls.ts'
import styles from './news-card.module.css'

type NewsCardProps = {
  item: NewsEntry
  culture: Culture
  say: Say
  heading?: 'h2' | 'h3'
  /** The first of a page spans it on wide screens, its words beside its picture. */
  isLead?: boolean
}

/** A news item in a list. The whole card leads to it; the title alone is the link that is heard. */
export function NewsCard({ item, culture, say, heading: Heading = 'h3', isLead = false }: NewsCardProps) {
  const words = foreignWords(item.written.title, culture)
  return (
    <article className={isLead ? `${styles.card} ${styles.lead}` : styles.card}>
      <Picture
        picture={item.picture === null ? null : { src: mediaUrl(item.picture), focus: item.pictureFocus }}
        alt=""
        sizes={isLead ? '(min-width: 769px) 640px, 100vw' : '400px'}
        shape="wide"
      />
      <div className={styles.words}>
        <p className={styles.facts}>
          {item.category && <span className={styles.category}>{item.category.title}</span>}
          <time dateTime={item.publishedAt.toISOString()}>{formatDate(item.publishedAt, culture)}</time>
        </p>
        <Heading className={styles.title} {...words}>
          <Link className={styles.link} href={newsUrl(item)}>
            {item.title}
          </Link>
        </Heading>
        {item.summary && (
          <p className={styles.summary} {...words}>
            {item.summary}
          </p>
        )}
        <span className={styles.more} aria-hidden="true">
          {say('NewsReadMore')}
        </span>
      </div>
    </article>
  )
}

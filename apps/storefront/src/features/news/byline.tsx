import type { Say } from '@rasteh/messages/say'
import type { Culture } from '@rasteh/persian-text/culture'
import { formatDate } from '@rasteh/persian-text/jalali'
import type { NewsItem } from '@rasteh/shop-store/reads/news'
import { Icon } from '@rasteh/ui/icon'
import { Picture } from '@rasteh/ui/picture'
import { mediaUrl } from '#page/load/page-urls.ts'
import styles from './byline.module.css'
import { readingMinutes } from './reading-time.ts'

type BylineProps = {
  item: Pick<NewsItem, 'author' | 'publishedAt' | 'body'>
  culture: Culture
  say: Say
}

/** Who wrote a news item, when, and how long it takes to read. */
export function Byline({ item, culture, say }: BylineProps) {
  const { author, publishedAt, body } = item
  return (
    <div className={styles.byline}>
      {author && (
        <address className={styles.author} aria-label={say('NewsAuthor')}>
          <span className={styles.portrait}>
            {author.picture === null ? (
              <Icon name="person" />
            ) : (
              <Picture
                picture={{ src: mediaUrl(author.picture), focus: author.pictureFocus }}
                alt=""
                sizes="48px"
                shape="fill"
              />
            )}
          </span>
          <span className={styles.names}>
            <span className={styles.name}>{author.name}</span>
            {author.role && <span className={styles.role}>{author.role}</span>}
          </span>
        </address>
      )}
      <span className={styles.facts}>
        <time dateTime={publishedAt.toISOString()}>
          {say('NewsPublishedOn', { date: formatDate(publishedAt, culture) })}
        </time>
        {body && <span>{say('NewsReadingTime', { minutes: readingMinutes(body) })}</span>}
      </span>
    </div>
  )
}

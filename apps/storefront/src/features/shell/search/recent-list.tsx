import { Icon } from '@rasteh/ui/icon'
import { Link } from '@rasteh/ui/link'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './recent-list.module.css'
import panel from './search-list.module.css'

type RecentListProps = {
  recent: readonly string[]
  urlOf: (text: string) => string | null
  /** Forgets one, or all with null. */
  onForget: (text: string | null) => void
}

/** What was last searched for on this device; each can be forgotten. */
export function RecentList({ recent, urlOf, onForget }: RecentListProps) {
  const { say } = usePageSettings()
  return (
    <nav aria-label={say('SearchRecent')}>
      <div className={styles.head}>
        <p className={panel.group} aria-hidden="true">
          {say('SearchRecent')}
        </p>
        <button className={styles.all} type="button" onClick={() => onForget(null)}>
          {say('SearchForgetAll')}
        </button>
      </div>
      <ul className={styles.list}>
        {recent.map((text) => (
          <li key={text} className={styles.entry}>
            <Link className={panel.option} href={urlOf(text) ?? ''}>
              <span className={panel.sign}>
                <Icon name="clock" />
              </span>
              <bdi className={panel.title}>{text}</bdi>
            </Link>
            <button
              className={styles.forget}
              type="button"
              aria-label={say('SearchForgetRecent', { term: text })}
              onClick={() => onForget(text)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

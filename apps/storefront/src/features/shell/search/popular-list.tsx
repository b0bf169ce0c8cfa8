import { Icon } from '@rasteh/ui/icon'
import { Link } from '@rasteh/ui/link'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './recent-list.module.css'
import { rememberSearch } from './recent-searches.ts'
import panel from './search-list.module.css'

type PopularListProps = { popular: readonly string[]; urlOf: (text: string) => string | null }

/** What many visitors searched for in the last days. */
export function PopularList({ popular, urlOf }: PopularListProps) {
  const { say } = usePageSettings()
  return (
    <nav aria-label={say('SearchPopular')}>
      <p className={panel.group} aria-hidden="true">
        {say('SearchPopular')}
      </p>
      <ul className={styles.list}>
        {popular.map((text) => (
          <li key={text}>
            <Link className={panel.option} href={urlOf(text) ?? ''} onClick={() => rememberSearch(text)}>
              <span className={panel.sign}>
                <Icon name="search" />
              </span>
              <bdi className={panel.title}>{text}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

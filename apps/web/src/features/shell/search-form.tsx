import { PAGE_PATHS } from '@rasteh/contracts/paths'
import type { Say } from '@rasteh/messages/say'
import { Icon } from '@rasteh/ui/icon'
import styles from './search-form.module.css'

/** The header's search box, in the form that works before any script has come. */
export function SearchForm({ say }: { say: Say }) {
  return (
    <search className={styles.search}>
      <form className={styles.form} action={PAGE_PATHS.searchResults}>
        <input
          className={styles.field}
          type="search"
          name="Search"
          required
          aria-label={say('Search')}
          placeholder={say('SearchPlaceholder')}
          enterKeyHint="search"
        />
        <button className={styles.button} type="submit" aria-label={say('Search')}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  )
}

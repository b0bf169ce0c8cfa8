import { formatMoney } from '@rasteh/persian-text/money'
import { splitTyped } from '@rasteh/shop-core/search-box'
import { Icon } from '@rasteh/ui/icon'
import { Link } from '@rasteh/ui/link'
import { Picture } from '@rasteh/ui/picture'
import { Skeleton } from '@rasteh/ui/skeleton'
import { VisuallyHidden } from '@rasteh/ui/visually-hidden'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { rememberSearch } from './recent-searches.ts'
import type { FoundEntry, SearchHelp } from './search-help.ts'
import styles from './search-list.module.css'

type SearchListProps = { id: string; help: SearchHelp; active: number | null }

/** What is under the search box. The list is always in the page, so that the field can name it. */
export function SearchList({ id, help: { state, found }, active }: SearchListProps) {
  const { say } = usePageSettings()
  const count = found.groups.reduce((sum, { entries }) => sum + entries.length, 0)
  let at = -1
  const optionOf = (entry: FoundEntry) => {
    at += 1
    return <Option key={entry.address} id={`${id}-${at}`} entry={entry} isActive={at === active} />
  }
  return (
    <div className={styles.panel} hidden={state === 'closed'}>
      <VisuallyHidden>
        <span role="status">{state === 'open' && say('SearchSuggestionCount', { count })}</span>
      </VisuallyHidden>
      {state === 'loading' && <Waiting label={say('Loading')} />}
      {state === 'empty' && (
        <p className={styles.empty} role="status">
          {say('SearchNoSuggestion')}
        </p>
      )}
      {/* Pressing an entry must not take the focus from the field: the list would be gone before the click. */}
      <div
        id={id}
        role="listbox"
        aria-label={say('SearchSuggestions')}
        tabIndex={-1}
        onPointerDown={(event) => event.preventDefault()}
      >
        {found.groups.map(({ title, entries }) =>
          title === null ? (
            entries.map(optionOf)
          ) : (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list box.
            <div key={title} role="group" aria-label={title}>
              <p className={styles.group} aria-hidden="true">
                {title}
              </p>
              {entries.map(optionOf)}
            </div>
          ),
        )}
        {found.seeAll && (
          <Link
            className={styles.seeAll}
            id={`${id}-${count}`}
            role="option"
            aria-selected={active === count}
            tabIndex={-1}
            href={found.seeAll.address}
          >
            {say('SearchSeeAll', { term: found.seeAll.term })}
            <Icon name="chevron" isMirrored />
          </Link>
        )}
      </div>
    </div>
  )
}

function Option({ id, entry, isActive }: { id: string; entry: FoundEntry; isActive: boolean }) {
  const { money } = usePageSettings()
  const { address, detail, priceRial, mark } = entry
  return (
    <Link
      className={styles.option}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={address}
      onClick={() => entry.typed !== undefined && rememberSearch(entry.title)}
    >
      {mark && (
        <span className={'icon' in mark ? styles.sign : styles.picture}>
          {'icon' in mark ? (
            <Icon name={mark.icon} />
          ) : (
            <Picture picture={mark.picture === null ? null : { src: mark.picture }} alt="" sizes="48px" />
          )}
        </span>
      )}
      <bdi className={styles.title}>
        <Title entry={entry} />
      </bdi>
      {priceRial !== null && <span className={styles.price}>{formatMoney(priceRial, money)}</span>}
      {detail && <bdi className={styles.detail}>{detail}</bdi>}
    </Link>
  )
}

/** What the shop adds to the typed words is bold: visitors choose by it. */
function Title({ entry: { title, typed, counted } }: { entry: FoundEntry }) {
  const { say } = usePageSettings()
  if (counted) return say('SearchTermInCategory', { ...counted, title })
  if (typed === undefined) return title
  const split = splitTyped(title, typed)
  return (
    <>
      {split.typed}
      {split.rest && <b className={styles.added}>{split.rest}</b>}
    </>
  )
}

function Waiting({ label }: { label: string }) {
  return (
    <div className={styles.waiting} role="status" aria-label={label}>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  )
}

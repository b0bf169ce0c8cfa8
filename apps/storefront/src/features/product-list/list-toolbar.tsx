import type { MessageKey } from '@rasteh/messages/catalogue'
import type { Say } from '@rasteh/messages/say'
import type { MoneyStyle } from '@rasteh/persian-text/money'
import type { SearchSort } from '@rasteh/search/product-search'
import { Icon } from '@rasteh/ui/icon'
import { Link } from '@rasteh/ui/link'
import { LinkButton } from '@rasteh/ui/link-button'
import { chipsOf } from './filter-chips.ts'
import type { ListFacets } from './find-list.ts'
import { choicesUrl, filterCount, type ListChoices, type ListPlace } from './list-choices.ts'
import styles from './list-toolbar.module.css'

type ListToolbarProps = {
  place: ListPlace
  choices: ListChoices
  facets: ListFacets
  total: number
  money: MoneyStyle
  say: Say
}

/** Above the list: how many there are, in which order, and what narrows them; all of it links. */
export function ListToolbar({ place, choices, facets, total, money, say }: ListToolbarProps) {
  const url = (changed: Partial<ListChoices>) =>
    choicesUrl(place, { ...choices, page: 1, after: null, ...changed }, money.unit)
  const count = filterCount(choices)
  return (
    <div className={styles.toolbar}>
      <div className={styles.row}>
        <p className={styles.count} role="status">
          {say('CategoryCount', { count: total })}
        </p>
        <div className={styles.open}>
          <LinkButton kind="secondary" href="#filters">
            {count > 0 ? say('FiltersActive', { count }) : say('Filters')}
          </LinkButton>
        </div>
      </div>
      <nav className={styles.sorts} aria-label={say('SortBy')}>
        {place.sorts.map((sort) => (
          <Link
            key={sort}
            className={styles.sort}
            href={url({ sort })}
            aria-current={sort === choices.sort ? 'true' : undefined}
          >
            {say(SORT_TEXTS[sort])}
          </Link>
        ))}
      </nav>
      {count > 0 && (
        <ul className={styles.chips}>
          {chipsOf(choices, { facets, money, say }).map(({ title, without }) => (
            <li key={title}>
              <Link className={styles.chip} href={url(without)} aria-label={say('FilterRemove', { title })}>
                <bdi>{title}</bdi>
                <Icon name="close" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const SORT_TEXTS = {
  relevant: 'SortMostRelevant',
  popular: 'SortPopular',
  newest: 'SortNewest',
  cheapest: 'SortCheapest',
  dearest: 'SortMostExpensive',
  discount: 'SortBiggestDiscount',
} as const satisfies Record<SearchSort, MessageKey>

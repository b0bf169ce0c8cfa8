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
  understood?: UnderstoodChoices | undefined
}

/** What a search's own words chose: each can be taken back, and an order chosen by hand counts more. */
export type UnderstoodChoices = {
  readonly chips: readonly { readonly title: string; readonly url: string }[]
  readonly sort: SearchSort | null
  /** The same search without the order that its words ask for. */
  readonly unsortedUrl: string
  /** The same search without anything that its words chose. */
  readonly clearUrl: string
}

/** Above the list: how many there are, in which order, and what narrows them; all of it links. */
export function ListToolbar({ place, choices, facets, total, money, say, understood }: ListToolbarProps) {
  const url = (changed: Partial<ListChoices>) =>
    choicesUrl(place, { ...choices, page: 1, after: null, ...changed }, money.unit)
  const count = filterCount(choices)
  const { sort: meant = null, chips: said = [] } = understood ?? {}
  const current = meant ?? choices.sort
  const chips = [
    ...said.map(({ title, url: href }) => ({ title, href })),
    ...chipsOf(choices, { facets, money, say }).map(({ title, without }) => ({ title, href: url(without) })),
  ]
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
            href={understood && meant && sort === place.sorts[0] ? understood.unsortedUrl : url({ sort })}
            aria-current={sort === current ? 'true' : undefined}
          >
            {say(SORT_TEXTS[sort])}
          </Link>
        ))}
      </nav>
      {chips.length > 0 && (
        <ul className={styles.chips}>
          {chips.map(({ title, href }) => (
            <li key={title}>
              <Link className={styles.chip} href={href} aria-label={say('FilterRemove', { title })}>
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

export const SORT_TEXTS = {
  relevant: 'SortMostRelevant',
  popular: 'SortPopular',
  newest: 'SortNewest',
  cheapest: 'SortCheapest',
  dearest: 'SortMostExpensive',
  discount: 'SortBiggestDiscount',
  rated: 'SortBestRated',
} as const satisfies Record<SearchSort, MessageKey>

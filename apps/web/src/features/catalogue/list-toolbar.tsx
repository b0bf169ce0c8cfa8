import type { MessageKey } from '@rasteh/messages/catalogue'
import type { Say } from '@rasteh/messages/say'
import { formatMoney, type MoneyStyle } from '@rasteh/persian-text/money'
import type { BrandCount, CategorySort } from '@rasteh/shop-store/reads/category-page'
import { Icon } from '@rasteh/ui/icon'
import { LinkButton } from '@rasteh/ui/link-button'
import { CATEGORY_SORTS, type CategoryChoices, choicesAddress, filterCount } from './category-choices.ts'
import styles from './list-toolbar.module.css'

type ListToolbarProps = {
  path: string
  choices: CategoryChoices
  brands: readonly BrandCount[]
  total: number
  money: MoneyStyle
  say: Say
}

/** Above the list: how many there are, in which order, and what narrows them; all of it links. */
export function ListToolbar({ path, choices, brands, total, money, say }: ListToolbarProps) {
  const address = (changed: Partial<CategoryChoices>) =>
    choicesAddress(path, { ...choices, page: 1, ...changed }, money.unit)
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
        {CATEGORY_SORTS.map((sort) => (
          <a
            key={sort}
            className={styles.sort}
            href={address({ sort })}
            aria-current={sort === choices.sort ? 'true' : undefined}
          >
            {say(SORT_TEXTS[sort])}
          </a>
        ))}
      </nav>
      {count > 0 && (
        <ul className={styles.chips}>
          {chipsOf(choices, { brands, money, say }).map(({ title, without }) => (
            <li key={title}>
              <a className={styles.chip} href={address(without)} aria-label={say('FilterRemove', { title })}>
                <bdi>{title}</bdi>
                <Icon name="close" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type ChipTexts = Pick<ListToolbarProps, 'brands' | 'money' | 'say'>

/** Each filter with the choices that remain without it. */
function chipsOf(choices: CategoryChoices, { brands, money, say }: ChipTexts) {
  const titleOf = (key: string) => brands.find((brand) => brand.key === key)?.title ?? key
  const price = priceTitle(choices, money, say)
  return [
    ...(choices.onlyInStock ? [{ title: say('FilterOnlyInStock'), without: { onlyInStock: false } }] : []),
    ...(price ? [{ title: price, without: { priceFromRial: null, priceToRial: null } }] : []),
    ...choices.brands.map((key) => ({
      title: titleOf(key),
      without: { brands: choices.brands.filter((other) => other !== key) },
    })),
  ]
}

function priceTitle(
  { priceFromRial, priceToRial }: CategoryChoices,
  money: MoneyStyle,
  say: Say,
): string | null {
  const from = priceFromRial === null ? '' : formatMoney(priceFromRial, money)
  const to = priceToRial === null ? '' : formatMoney(priceToRial, money)
  if (from && to) return say('FilterPriceOf', { from, to })
  if (to) return say('FilterPriceUpTo', { to })
  return from ? say('FilterPriceAbove', { from }) : null
}

const SORT_TEXTS = {
  popular: 'SortPopular',
  newest: 'SortNewest',
  cheapest: 'SortCheapest',
  dearest: 'SortMostExpensive',
  discount: 'SortBiggestDiscount',
} as const satisfies Record<CategorySort, MessageKey>

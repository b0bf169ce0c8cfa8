import type { Say } from '@rasteh/messages/say'
import type { MoneyStyle } from '@rasteh/persian-text/money'
import type { ProductCard } from '@rasteh/shop-store/reads/product-list'
import { EmptyState } from '@rasteh/ui/empty-state'
import { LinkButton } from '@rasteh/ui/link-button'
import type { ReactNode } from 'react'
import { Filters } from './filters.tsx'
import type { FoundList } from './find-list.ts'
import { choicesUrl, filterCount, type ListChoices, type ListPlace, withoutFilters } from './list-choices.ts'
import { ListToolbar, type UnderstoodChoices } from './list-toolbar.tsx'
import { PageLinks } from './page-links.tsx'
import { pageCountOf } from './page-number.ts'
import { ProductGrid } from './product-grid.tsx'
import styles from './product-list.module.css'

type ProductListProps = {
  place: ListPlace
  found: FoundList
  choices: ListChoices
  money: MoneyStyle
  say: Say
  /** What is said of a list that has nothing in it, without any filter. */
  emptyText: string
  /** Shown above the filters: the categories to narrow the list to. */
  categoryFacet?: ReactNode
  /** What a search's words chose. */
  understood?: UnderstoodChoices | undefined
  /** What is at the foot of a card. */
  controlOf: (product: ProductCard) => ReactNode
}

/** Products with everything that narrows and orders them. */
export function ProductList(props: ProductListProps) {
  const { place, found, choices, money, say, understood, categoryFacet, controlOf } = props
  const { products, facets, total } = found
  const look = { place, choices, facets, money, say }
  const urlOf = (page: number, after: string | null) =>
    choicesUrl(place, { ...choices, page, after }, money.unit)
  return (
    <div className={styles.list}>
      <Filters {...look} categoryFacet={categoryFacet} />
      <div className={styles.products} id="products">
        <ListToolbar {...look} total={total} understood={understood} />
        {products.length === 0 && <NothingFits {...props} />}
        <ProductGrid
          products={products}
          money={money}
          say={say}
          firstCount={FIRST_ROW}
          heading="h2"
          isBesideFilters
          controlOf={controlOf}
        />
        <PageLinks
          page={choices.page}
          pageCount={pageCountOf(total)}
          urlOf={(page) => urlOf(page, page > choices.page ? found.next : null)}
          say={say}
        />
      </div>
    </div>
  )
}

/** What a phone shows of the list at first; a wide screen fetches the rest of its row a moment later. */
const FIRST_ROW = 2

function NothingFits({ place, choices, money, say, emptyText, understood }: ProductListProps) {
  const isSaid = understood !== undefined && understood.chips.length > 0
  if (filterCount(choices) === 0 && !isSaid) return <EmptyState icon="box" title={emptyText} />
  const cleared = choicesUrl(place, withoutFilters(choices), money.unit)
  return (
    <EmptyState icon="search" title={say('CategoryNoMatch')}>
      <LinkButton href={isSaid ? understood.clearUrl : cleared}>{say('FiltersClear')}</LinkButton>
    </EmptyState>
  )
}

import type { Say } from '@rasteh/messages/say'
import type { MoneyStyle } from '@rasteh/persian-text/money'
import type { CategoryPage } from '@rasteh/shop-store/reads/category-page'
import type { ProductCard } from '@rasteh/shop-store/reads/product-list'
import { EmptyState } from '@rasteh/ui/empty-state'
import { LinkButton } from '@rasteh/ui/link-button'
import type { ReactNode } from 'react'
import { type CategoryChoices, choicesAddress, filterCount, withoutFilters } from './category-choices.ts'
import styles from './category-list.module.css'
import { Filters } from './filters.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { PageLinks } from './page-links.tsx'
import { PAGE_SIZE } from './page-number.ts'
import { ProductGrid } from './product-grid.tsx'

type CategoryListProps = {
  path: string
  found: CategoryPage
  choices: CategoryChoices
  money: MoneyStyle
  say: Say
  /** What stands at the foot of a card. */
  controlOf: (product: ProductCard) => ReactNode
}

/** The products of a category with everything that narrows and orders them. */
export function CategoryList({ path, found, choices, money, say, controlOf }: CategoryListProps) {
  const { products, brands, total } = found
  const look = { path, choices, brands, money, say }
  return (
    <div className={styles.list}>
      <Filters {...look} />
      <div className={styles.products} id="products">
        <ListToolbar {...look} total={total} />
        {products.length === 0 && <NothingFits {...look} />}
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
          pageCount={Math.ceil(total / PAGE_SIZE)}
          addressOf={(page) => choicesAddress(path, { ...choices, page }, money.unit)}
          say={say}
        />
      </div>
    </div>
  )
}

/** What a phone shows of the list at first; a wide screen fetches the rest of its row a moment later. */
const FIRST_ROW = 2

function NothingFits({ path, choices, money, say }: Omit<CategoryListProps, 'found' | 'controlOf'>) {
  if (filterCount(choices) === 0) return <EmptyState icon="box" title={say('CategoryEmpty')} />
  return (
    <EmptyState icon="search" title={say('CategoryNoMatch')}>
      <LinkButton href={choicesAddress(path, withoutFilters(choices), money.unit)}>
        {say('FiltersClear')}
      </LinkButton>
    </EmptyState>
  )
}

import { productGridTexts } from '@rasteh/messages/dashboard'
import { NO_FILTER } from '@rasteh/shop-core/product-grid'
import type { DocumentViewServerProps } from 'payload'
import { isManager } from '#access/is-manager.ts'
import screen from '#components/screen.module.css'
import { openFirst } from './open-first.ts'
import { ProductGrid } from './product-grid.tsx'

/** The tab of a product's form with all of its variants: codes, prices, stock and limits, saved apart from the form. */
export async function ProductTab({ initPageResult, doc }: DocumentViewServerProps) {
  const productId = Number(doc?.id)
  const isOpen = isManager({ req: initPageResult.req }) && Number.isInteger(productId)
  return (
    <main className={screen.page}>
      <h2 className={screen.hiddenLabel}>{productGridTexts.ofProduct}</h2>
      {isOpen ? (
        <ProductGrid first={await openFirst({ ...NO_FILTER, productId })} />
      ) : (
        <p>{productGridTexts.notAllowed}</p>
      )}
    </main>
  )
}

'use client'

import { groupProducts } from '@rasteh/shop-core/compare'
import { VisuallyHidden } from '@rasteh/ui/visually-hidden'
import { island } from '#island'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { compare, useCompare } from '../compare.ts'
import styles from './compare-box.module.css'

/** A product that can be compared, with its group. */
export type Comparable = { groupId: number; productId: number; title: string; picture: string }

/** Chooses a product for comparing, or leaves it out again. Only pages that use compare have it. */
export function CompareBox({ groupId, ...product }: Comparable) {
  const { say } = usePageSettings()
  const chosen = groupProducts(useCompare().list, groupId)
  const isChosen = chosen.some(({ productId }) => productId === product.productId)
  return (
    <label className={styles.box}>
      <input
        className={styles.check}
        type="checkbox"
        name="compare"
        checked={isChosen}
        onChange={() =>
          isChosen ? compare.remove(groupId, product.productId) : compare.add(groupId, product)
        }
      />
      <span aria-hidden="true">{say('Compare')}</span>
      <VisuallyHidden>{say('CompareProduct', { title: product.title })}</VisuallyHidden>
    </label>
  )
}

export default island('compare/compare-box', CompareBox, 'visible')

'use client'

import type { CompareGroup } from '@rasteh/shop-core/compare'
import type { ComparedProduct } from '@rasteh/shop-store/reads/compare'
import { Button } from '@rasteh/ui/button'
import { Icon } from '@rasteh/ui/icon'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { compare } from './compare.ts'
import styles from './compare-group-table.module.css'
import { CompareHead } from './compare-head.tsx'
import { toCompareRows } from './compare-rows.ts'

type CompareGroupTableProps = { group: CompareGroup; products: readonly ComparedProduct[] }

/** One group's products as a table: a product a column, an attribute a row. */
export function CompareGroupTable({ group, products }: CompareGroupTableProps) {
  const { say } = usePageSettings()
  const { groupId } = group
  const chosen = group.products.flatMap(({ productId }) => products.find(({ id }) => id === productId) ?? [])
  const title = chosen[0]?.groupTitle ?? say('CompareList')
  return (
    <div className={styles.group}>
      <div className={styles.top}>
        <h2 className={styles.title}>{title}</h2>
        <Button kind="quiet" onPress={() => clearAndReload(groupId)}>
          <Icon name="remove" />
          {say('CompareDeleteAll')}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys. */}
      <section className={styles.scroller} aria-label={title} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th className={styles.name} scope="col">
                {say('CompareAttribute')}
              </th>
              {chosen.map((product) => (
                <th key={product.id} className={styles.product} scope="col">
                  <CompareHead product={product} onRemove={() => compare.remove(groupId, product.id)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {toCompareRows(chosen).map(({ name, values }) => (
              <tr key={name}>
                <th className={styles.name} scope="row">
                  {name}
                </th>
                {chosen.map(({ id }, index) => (
                  <td key={id} className={styles.value}>
                    <bdi>{values[index] ?? say('CompareNoValue')}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}

function clearAndReload(groupId: number): void {
  compare.clear(groupId)
  location.reload()
}

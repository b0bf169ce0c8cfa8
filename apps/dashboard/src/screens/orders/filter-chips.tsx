'use client'

import { orderListTexts as texts } from '@rasteh/messages/dashboard'
import { askedFilters, NO_ORDER_FILTER, withoutFilter } from '@rasteh/shop-core/order-list'
import { Icon } from '@rasteh/ui/icon'
import screen from '#components/screen.module.css'
import { usePriceUnit } from '#fields/price-unit.tsx'
import { AddFilter } from './add-filter.tsx'
import type { FilterProps } from './filter-props.ts'
import styles from './filters.module.css'
import { toOrdersUrl } from './order-query.ts'
import { sayFilter } from './say-filter.ts'

/** What is asked of the list, one chip for each filter, and a button for one more. On a phone the line is moved sideways. */
export function FilterChips({ query, choices }: FilterProps) {
  const unit = usePriceUnit()
  const { filter } = query
  const asked = askedFilters(filter)
  return (
    <section className={styles.line} aria-label={texts.filters}>
      <AddFilter query={query} choices={choices} />
      {asked.length > 0 && (
        <ul className={styles.chips}>
          {asked.map((kind) => (
            <li key={kind} className={styles.chip}>
              <span className={styles.kind}>{texts.kinds[kind]}:</span>
              <bdi className={styles.value}>
                {sayFilter(kind, { filter, deliveries: choices.deliveries, unit })}
              </bdi>
              <a
                className={styles.remove}
                href={toOrdersUrl({ ...query, filter: withoutFilter(filter, kind), cursor: null })}
                aria-label={texts.remove.replace('{filter}', texts.kinds[kind])}
              >
                <Icon name="close" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {asked.length > 1 && (
        <a
          className={screen.linkButton}
          href={toOrdersUrl({ ...query, filter: NO_ORDER_FILTER, cursor: null })}
        >
          {texts.removeAll}
        </a>
      )}
    </section>
  )
}

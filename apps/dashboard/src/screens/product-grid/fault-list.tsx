'use client'

import { productGridTexts as texts } from '@rasteh/messages/dashboard'
import type { PriceUnit } from '@rasteh/shop-core/money'
import type { RowFault } from '@rasteh/shop-core/product-grid'
import type { GridRow } from '@rasteh/shop-store/reads/product-grid'
import screen from '#components/screen.module.css'
import { Counted } from './grid-columns.tsx'
import styles from './product-grid.module.css'
import { sayFault } from './say-fault.ts'

const SHOWN = 20

type FaultListProps = {
  faults: readonly RowFault[]
  rows: ReadonlyMap<number, GridRow>
  unit: PriceUnit
  nameOf: (row: GridRow) => string
  onGoTo: (fault: RowFault) => void
}

/** Every faulty cell by name, each with the way to it. */
export function FaultList({ faults, rows, unit, nameOf, onGoTo }: FaultListProps) {
  return (
    <div role="alert" className={styles.said}>
      {faults.length > 0 && (
        <section className={styles.faults}>
          <p>{texts.faultList}</p>
          <ul>
            {faults.slice(0, SHOWN).map((fault) => {
              const row = rows.get(fault.variantId)
              return (
                <li key={`${fault.variantId} ${fault.field}`}>
                  <button type="button" className={styles.faultLink} onClick={() => onGoTo(fault)}>
                    <bdi>{row ? nameOf(row) : fault.variantId}</bdi> ·{' '}
                    {texts.columns[fault.field].replace(/ \(\{unit\}\)/, '')}: {sayFault(fault, unit)}
                  </button>
                </li>
              )
            })}
          </ul>
          {faults.length > SHOWN && (
            <p className={screen.hint}>
              <Counted text={texts.moreFaults} count={faults.length - SHOWN} />
            </p>
          )}
        </section>
      )}
    </div>
  )
}

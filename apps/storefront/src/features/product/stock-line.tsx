import type { QuantityRules } from '@rasteh/shop-core/quantity'
import { Icon } from '@rasteh/ui/icon'
import { stockHint } from '#features/product-card/public-product-facts.ts'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './stock-line.module.css'

/** What there is of a variant. */
export function StockLine({ rules }: { rules: QuantityRules }) {
  const { say } = usePageSettings()
  const hint = stockHint(rules)
  const text = {
    out: () => say('OutOfStock'),
    few: () => say('OnlyLeft', { count: rules.stock, unit: rules.unit }),
    enough: () => say('InStock'),
  }[hint]()
  return (
    <p className={`${styles.stock} ${styles[hint]}`}>
      <Icon name={hint === 'out' ? 'warning' : 'check'} />
      {text}
    </p>
  )
}

import type { QuantityRules } from '@rasteh/shop-core/quantity'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './order-limits.module.css'

/** The limits that a shopper would otherwise meet only after pressing the button. */
export function OrderLimits({ rules: { min, max, step, unit } }: { rules: QuantityRules }) {
  const { say } = usePageSettings()
  const limits = [
    ...(min > 1 ? [say('ProductMinOrder', { count: min, unit })] : []),
    ...(step > 1 ? [say('ProductStep', { count: step, unit })] : []),
    ...(max > 0 ? [say('ProductMaxOrder', { count: max, unit })] : []),
  ]
  if (limits.length === 0) return null
  return (
    <ul className={styles.limits}>
      {limits.map((limit) => (
        <li key={limit}>{limit}</li>
      ))}
    </ul>
  )
}

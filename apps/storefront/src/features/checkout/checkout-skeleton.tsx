import { Skeleton } from '@rasteh/ui/skeleton'
import { VisuallyHidden } from '@rasteh/ui/visually-hidden'
import styles from './checkout.module.css'

const STEPS = ['address', 'delivery', 'payment']

/** The page in its later shape. */
export function CheckoutSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.page} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={styles.steps}>
        {STEPS.map((name) => (
          <div key={name} className={styles.step}>
            <Skeleton shape="heading" />
            <Skeleton shape="control" />
            <Skeleton shape="control" />
          </div>
        ))}
      </div>
      <div className={styles.side}>
        <div className={styles.step}>
          <Skeleton shape="heading" />
          <Skeleton />
          <Skeleton />
          <Skeleton shape="control" />
        </div>
      </div>
    </div>
  )
}

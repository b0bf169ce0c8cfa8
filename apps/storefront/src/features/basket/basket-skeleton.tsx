import { Skeleton } from '@rasteh/ui/skeleton'
import { VisuallyHidden } from '@rasteh/ui/visually-hidden'
import styles from './basket-skeleton.module.css'

/** A basket in its later shape, until it is read. */
export function BasketSkeleton({ label, layout }: { label: string; layout: 'preview' | 'page' }) {
  return (
    <div className={styles[layout]} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={styles.line}>
        <Skeleton shape="picture" />
        <div className={styles.words}>
          <Skeleton shape="heading" />
          <Skeleton shape="control" />
        </div>
      </div>
      <div className={styles.summary}>
        <Skeleton />
        <Skeleton />
        <Skeleton shape="control" />
      </div>
    </div>
  )
}

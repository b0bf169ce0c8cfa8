import { LIGHTBOX } from '@rasteh/shop-core/lightbox'
import { Icon } from '../icon/icon.tsx'
import styles from './lightbox-content.module.css'

/** What could not be shown; the place keeps the first size of every lightbox. */
export function LightboxFailed({ text }: { text: string }) {
  return (
    <div className={styles.panel} style={INITIAL_SIZE}>
      <p className={styles.failed} role="alert">
        <Icon name="warning" />
        {text}
      </p>
    </div>
  )
}

export function LightboxWaiting({ text }: { text: string }) {
  return (
    <p className={styles.waiting} role="status">
      {text}
    </p>
  )
}

export const INITIAL_SIZE = {
  inlineSize: LIGHTBOX.initialSize.widthPx,
  blockSize: LIGHTBOX.initialSize.heightPx,
}

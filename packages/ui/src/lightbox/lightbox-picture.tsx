import { LIGHTBOX, type Size } from '@rasteh/shop-core/lightbox'
import { type CSSProperties, useState } from 'react'
import styles from './lightbox-content.module.css'
import type { LightboxItem, LightboxLabels } from './lightbox-item.ts'
import { LightboxFailed, LightboxWaiting } from './lightbox-states.tsx'

type LightboxPictureProps = { item: LightboxItem; labels: LightboxLabels }

/** A picture as large as it is, if the window is. Until it has come, its place has the first size of every lightbox. */
export function LightboxPicture({ item, labels }: LightboxPictureProps) {
  const [loaded, setLoaded] = useState<Size | 'failed' | null>(null)
  if (loaded === 'failed') return <LightboxFailed text={labels.failed.picture} />
  return (
    <div className={styles.picture} style={fitting(loaded ?? LIGHTBOX.initialSize)} data-lightbox-box>
      {!loaded && <LightboxWaiting text={labels.loading} />}
      <img
        className={loaded ? styles.image : styles.unseen}
        src={item.href}
        alt={item.title}
        onLoad={({ currentTarget }) =>
          setLoaded({ widthPx: currentTarget.naturalWidth, heightPx: currentTarget.naturalHeight })
        }
        onError={() => setLoaded('failed')}
      />
    </div>
  )
}

/** What the styles need to fit the picture into the window without cutting or stretching it. */
function fitting({ widthPx, heightPx }: Size): CSSProperties {
  // React types no custom properties.
  return {
    '--lightbox-width': `${widthPx}px`,
    '--lightbox-ratio': widthPx / Math.max(heightPx, 1),
  } as CSSProperties
}

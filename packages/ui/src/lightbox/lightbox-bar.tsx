import { Icon, type IconName } from '../icon/icon.tsx'
import styles from './lightbox-bar.module.css'
import type { LightboxLabels } from './lightbox-item.ts'
import type { Slideshow } from './use-slideshow.ts'

type LightboxBarProps = {
  labels: LightboxLabels
  position: { index: number; count: number }
  slideshow: Slideshow
  onGo: (action: 'next' | 'previous') => void
  onClose: () => void
}

/** What can be done in a lightbox: go through its gallery, let it go on by itself, close it. */
export function LightboxBar({ labels, position, slideshow, onGo, onClose }: LightboxBarProps) {
  const { index, count } = position
  return (
    <div className={styles.bar}>
      {count > 1 && (
        <>
          <BarButton label={labels.previous} icon="chevron" isBack onPress={() => onGo('previous')} />
          <p className={styles.counter} role="status">
            {labels.counter(index + 1, count)}
          </p>
          <BarButton label={labels.next} icon="chevron" onPress={() => onGo('next')} />
          <BarButton
            label={slideshow.isRunning ? labels.stopSlideshow : labels.startSlideshow}
            icon={slideshow.isRunning ? 'pause' : 'play'}
            onPress={slideshow.toggle}
          />
        </>
      )}
      <span className={styles.close}>
        <BarButton label={labels.close} icon="close" onPress={onClose} />
      </span>
    </div>
  )
}

type BarButtonProps = { label: string; icon: IconName; isBack?: boolean; onPress: () => void }

function BarButton({ label, icon, isBack = false, onPress }: BarButtonProps) {
  const className = isBack ? `${styles.button} ${styles.back}` : styles.button
  return (
    <button type="button" className={className} aria-label={label} title={label} onClick={onPress}>
      <Icon name={icon} isMirrored={icon === 'chevron'} />
    </button>
  )
}

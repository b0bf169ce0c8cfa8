import { LIGHTBOX, type Size } from '@rasteh/shop-core/lightbox'
import { type SyntheticEvent, useEffect, useRef } from 'react'
import styles from './lightbox-content.module.css'
import type { LightboxItem } from './lightbox-item.ts'

type LightboxFrameProps = { item: LightboxItem; size: Size | 'window' | undefined; onEscape: () => void }

/** A page of this site in a frame of the given size. */
export function LightboxFrame({ item, size = LIGHTBOX.initialSize, onEscape }: LightboxFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  // A page that is still loading has its window already, and people press keys in what they see of it.
  useEffect(() => {
    const inside = frame.current?.contentWindow
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && onEscape()
    inside?.addEventListener('keydown', close)
    return () => inside?.removeEventListener('keydown', close)
  }, [onEscape])
  return (
    <iframe
      ref={frame}
      className={size === 'window' ? `${styles.frame} ${styles.filling}` : styles.frame}
      style={size === 'window' ? undefined : { inlineSize: size.widthPx, blockSize: size.heightPx }}
      src={item.href}
      title={item.title}
      onLoad={(event) => listenForEscape(event, onEscape)}
      data-lightbox-box
    />
  )
}

/** Keys that are pressed inside a frame stay there, so Escape is fetched from it. */
function listenForEscape({ currentTarget }: SyntheticEvent<HTMLIFrameElement>, onEscape: () => void): void {
  currentTarget.contentWindow?.addEventListener('keydown', ({ key }) => key === 'Escape' && onEscape())
}

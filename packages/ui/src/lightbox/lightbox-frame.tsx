import { LIGHTBOX, type Size } from '@rasteh/shop-core/lightbox'
import { useEffect, useRef } from 'react'
import styles from './lightbox-content.module.css'
import type { LightboxItem } from './lightbox-item.ts'

type LightboxFrameProps = { item: LightboxItem; size: Size | 'window' | undefined; onEscape: () => void }

/** A page of this site in a frame of the given size. */
export function LightboxFrame({ item, size = LIGHTBOX.initialSize, onEscape }: LightboxFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => listenWhileLoading(frame.current, onEscape), [onEscape])
  return (
    <iframe
      ref={frame}
      className={size === 'window' ? `${styles.frame} ${styles.filling}` : styles.frame}
      style={size === 'window' ? undefined : { inlineSize: size.widthPx, blockSize: size.heightPx }}
      src={item.href}
      title={item.title}
      onLoad={({ currentTarget }) => listenForEscape(currentTarget, onEscape)}
      data-lightbox-box
    />
  )
}

/** Keys that are pressed inside a frame stay there, so Escape is fetched from it. */
function listenForEscape(frame: HTMLIFrameElement, onEscape: () => void): void {
  frame.contentWindow?.addEventListener('keydown', ({ key }) => key === 'Escape' && onEscape())
}

/** People press Escape in a page that they see, though its scripts are still under way and it has not loaded. */
function listenWhileLoading(frame: HTMLIFrameElement | null, onEscape: () => void): () => void {
  let next = 0
  const look = () => {
    // The browser empties the window that a new frame begins with, listeners included, when the page comes.
    if (frame?.contentDocument?.URL === 'about:blank') next = requestAnimationFrame(look)
    else if (frame) listenForEscape(frame, onEscape)
  }
  look()
  return () => cancelAnimationFrame(next)
}

'use client'

import { OVERLAY_AFTER_MS } from '@rasteh/shop-core/shell'
import { useEffect, useState } from 'react'
import styles from './loading-overlay.module.css'

/** Lies over the page while something is under way; what is quick passes without it. */
export function LoadingOverlay({ isLoading, label }: { isLoading: boolean; label: string }) {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => setLong(true), OVERLAY_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isLoading])
  if (!isLoading || !isLong) return null
  return (
    <div className={styles.overlay} data-react-aria-top-layer="true">
      <p className={styles.sign} role="status">
        <span className={styles.spinner} aria-hidden="true" />
        {label}
      </p>
    </div>
  )
}

import { LIGHTBOX } from '@rasteh/shop-core/lightbox'
import { useEffect, useState } from 'react'
import styles from './lightbox-content.module.css'
import type { LightboxItem, LightboxLabels } from './lightbox-item.ts'
import { INITIAL_SIZE, LightboxFailed, LightboxWaiting } from './lightbox-states.tsx'
import { loadHtml } from './load-html.ts'

type LightboxHtmlProps = {
  href: string
  kind: Exclude<LightboxItem['kind'], 'picture' | 'frame'>
  labels: LightboxLabels
}

/** Part of this page, or the content of another page of this site. */
export function LightboxHtml({ href, kind, labels }: LightboxHtmlProps) {
  const [html, setHtml] = useState<string | 'waiting' | null>('waiting')
  useEffect(() => {
    let isGone = false
    const show = (found: string | null) => !isGone && setHtml(found)
    loadHtml(href, kind).then(show)
    return () => {
      isGone = true
    }
  }, [href, kind])
  if (html === null) return <LightboxFailed text={labels.failed[kind]} />
  if (html === 'waiting') {
    return (
      <div className={styles.panel} style={INITIAL_SIZE} data-lightbox-box>
        <LightboxWaiting text={labels.loading} />
      </div>
    )
  }
  return (
    <div
      className={styles.html}
      style={{ inlineSize: LIGHTBOX.initialSize.widthPx }}
      data-lightbox-box
      // biome-ignore lint/security/noDangerouslySetInnerHtml: only pages of this very site; scripts in it do not run.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

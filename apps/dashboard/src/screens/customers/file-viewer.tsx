'use client'

import { Button } from '@payloadcms/ui'
import { type StoredFileWire, toStoredFile } from '@rasteh/contracts/files'
import { MANAGE_PATHS } from '@rasteh/contracts/paths'
import { customerFileTexts as texts } from '@rasteh/messages/dashboard'
import { callShop } from '@rasteh/shop-client/call-shop'
import { useState } from 'react'
import styles from './file-viewer.module.css'

type Looking = { phase: 'closed' | 'opening' | 'failed' } | { phase: 'open'; src: string }

/** A customer's picture behind a button: it is fetched only when a manager opens it. */
export function FileViewer({ fileId, name }: { fileId: string; name: string }) {
  const [now, setNow] = useState<Looking>({ phase: 'closed' })

  async function look(): Promise<void> {
    setNow({ phase: 'opening' })
    const src = await loadLink(fileId)
    setNow(src === null ? { phase: 'failed' } : { phase: 'open', src })
  }

  if (now.phase === 'open')
    return (
      <figure className={styles.file}>
        {/* biome-ignore lint/performance/noImgElement: private, and never twice at one URL: nothing may resize or keep it. */}
        <img className={styles.picture} src={now.src} alt={name} />
        <Button buttonStyle="secondary" onClick={() => setNow({ phase: 'closed' })}>
          {texts.hide}
        </Button>
      </figure>
    )
  return (
    <div className={styles.file}>
      <Button buttonStyle="secondary" disabled={now.phase === 'opening'} onClick={() => void look()}>
        {texts.look.replace('{file}', name)}
      </Button>
      {now.phase === 'failed' && <p role="alert">{texts.failed}</p>}
    </div>
  )
}

async function loadLink(fileId: string): Promise<string | null> {
  const call = { label: 'userfile.look', method: 'POST', path: MANAGE_PATHS.fileLink } as const
  const answer = await callShop({ ...call, body: { ID: fileId } }).catch(() => null)
  if (!answer?.ok) return null
  return toStoredFile((await answer.json()) as StoredFileWire).fileSrc
}

'use client'

import { FILE_MAX_MB } from '@rasteh/shop-core/files'
import { Icon } from '@rasteh/ui/icon'
import { type DragEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './file-box.module.css'

type FileBoxProps = {
  labelledBy: string
  allowed: readonly string[]
  hint?: string | undefined
  error?: string | undefined
  isRequired: boolean
  isWaiting: boolean
  onChoose: (file: File | null | undefined) => void
}

/** The box that a file is chosen in, or dropped on. */
export function FileBox({ labelledBy, allowed, hint, error, isRequired, isWaiting, onChoose }: FileBoxProps) {
  const { say } = usePageSettings()
  const [isOver, setOver] = useState(false)
  const id = useId()
  const [limitsId, errorId] = [`${id}-limits`, `${id}-error`]
  const input = useRef<HTMLInputElement>(null)
  const take = (from: HTMLInputElement) => {
    onChoose(from.files?.[0])
    // The same file may be chosen again after it was refused.
    from.value = ''
  }
  const takeEarly = useEffectEvent(() => {
    if (input.current?.files?.[0]) take(input.current)
  })
  // On a poor network a file is chosen before this script has come.
  useEffect(() => takeEarly(), [])
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!isWaiting) onChoose(event.dataTransfer.files[0])
  }
  return (
    <>
      <label
        className={styles.box}
        data-over={isOver || undefined}
        data-refused={error ? true : undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          className={styles.input}
          type="file"
          accept={allowed.map((extension) => `.${extension}`).join(',')}
          disabled={isWaiting}
          aria-labelledby={`${labelledBy} ${id}`}
          aria-describedby={[limitsId, error && errorId].filter(Boolean).join(' ')}
          required={isRequired}
          ref={input}
          onChange={({ target }) => take(target)}
        />
        <span className={styles.sign}>
          <Icon name="upload" />
        </span>
        <span className={styles.choose} id={id}>
          {say('UploadDropHere')}
        </span>
        <span className={styles.limits} id={limitsId}>
          {hint && <span>{hint}</span>}
          <span>{say('UploadAllowedFormats', { formats: allowed.join(', ') })}</span>
          <span>{say('UploadMaxSize', { size: FILE_MAX_MB })}</span>
        </span>
      </label>
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
    </>
  )
}

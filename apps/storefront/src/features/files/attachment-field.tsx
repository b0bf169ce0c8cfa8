'use client'

import { FILE_EXTENSIONS, FILE_MAX_BYTES, FILE_MAX_MB } from '@rasteh/shop-core/files'
import { Button } from '@rasteh/ui/button'
import { buttonClass } from '@rasteh/ui/button-class'
import { Icon } from '@rasteh/ui/icon'
import { useId, useRef, useState } from 'react'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './attachment-field.module.css'

type AttachmentFieldProps = {
  field: { name: string; error?: string | undefined; onChange: (name: string) => void }
  /** What the button says. */
  label: string
  /** What the file is, above the button, where that does not say it. */
  title?: string | undefined
  hint?: string | undefined
  extensions?: readonly string[] | undefined
  chosen: File | null
  onChoose: (file: File | null) => void
}

/** Chooses a file to send along and shows its name. One that is too large is not taken at all. */
export function AttachmentField(props: AttachmentFieldProps) {
  const { field, label, title, hint, extensions = FILE_EXTENSIONS, chosen, onChoose } = props
  const { say } = usePageSettings()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isTooLarge, setTooLarge] = useState(false)

  function choose(file: File | null): void {
    const fits = file === null || file.size <= FILE_MAX_BYTES
    setTooLarge(!fits)
    onChoose(fits ? file : null)
    field.onChange(fits ? (file?.name ?? '') : '')
    if (input.current && (!fits || file === null)) input.current.value = ''
  }

  const error = isTooLarge ? say('UploadTooLarge', { size: FILE_MAX_MB }) : field.error
  return (
    <div className={styles.field}>
      {title && (
        <span className={styles.title} id={`${id}-title`}>
          {title}
        </span>
      )}
      <input
        ref={input}
        className={styles.input}
        id={id}
        type="file"
        name={field.name}
        accept={extensions.map((extension) => `.${extension}`).join(',')}
        aria-labelledby={title ? `${id}-title ${id}-label` : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint ${id}-error`}
        onChange={(event) => choose(event.target.files?.[0] ?? null)}
      />
      <label
        className={`${buttonClass({ kind: 'secondary' })} ${styles.choose}`}
        htmlFor={id}
        id={`${id}-label`}
      >
        <Icon name="attach" />
        {label}
      </label>
      {chosen ? (
        <p className={styles.chosen}>
          <bdi className={styles.name}>{chosen.name}</bdi>
          <Button kind="quiet" size="icon" label={say('UploadDelete')} onPress={() => choose(null)}>
            <Icon name="close" />
          </Button>
        </p>
      ) : (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint && `${hint} `}
          {say('UploadAllowedFormats', { formats: extensions.join(', ') })}
          {' · '}
          {say('UploadMaxSize', { size: FILE_MAX_MB })}
        </p>
      )}
      <p className={styles.error} id={`${id}-error`} role="alert">
        {error}
      </p>
    </div>
  )
}

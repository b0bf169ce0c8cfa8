'use client'

import { hasAllowedExtension, IMAGE_EXTENSIONS } from '@rasteh/form-rules/rules'
import { Icon } from '@rasteh/ui/icon'
import { useId, useState } from 'react'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './file-box.module.css'
import previewStyles from './file-preview.module.css'

type ImagePickProps = {
  /** What the picture is of. */
  label: string
  labelledBy: string
  isWaiting: boolean
  /** Told the picture that is chosen. */
  onPick: (file: File) => void
}

/**
 * The simple picture upload: a picture is shown as soon as it is chosen, before anything is sent. Anything else changes
 * nothing, and only the browser's console says so.
 */
export function ImagePick({ label, labelledBy, isWaiting, onPick }: ImagePickProps) {
  const { say } = usePageSettings()
  const [shown, setShown] = useState('')
  const id = useId()

  async function show(input: HTMLInputElement): Promise<void> {
    const file = input.files?.[0]
    if (!file) return
    if (!hasAllowedExtension(file.name, IMAGE_EXTENSIONS)) {
      input.value = ''
      // biome-ignore lint/suspicious/noConsole: the specification's own words for it, and the only ones.
      console.log('File not supported!')
      return
    }
    setShown(await toDataUrl(file))
    onPick(file)
    // The same picture may be chosen again after it could not be sent.
    input.value = ''
  }

  return (
    <label className={styles.box}>
      <input
        className={styles.input}
        type="file"
        accept="image/*"
        disabled={isWaiting}
        aria-labelledby={`${labelledBy} ${id}`}
        onChange={(event) => void show(event.target)}
      />
      {shown ? (
        // It lies on the visitor's own device.
        <img className={previewStyles.picture} src={shown} alt={`${say('UploadPreview')}: ${label}`} />
      ) : (
        <span className={styles.sign}>
          <Icon name="picture" />
        </span>
      )}
      <span className={styles.choose} id={id}>
        {say('UploadChooseFile')}
      </span>
    </label>
  )
}

/** As a URL that the page's policy allows: it lets no blobs in. */
function toDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}

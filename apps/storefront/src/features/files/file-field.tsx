'use client'

import { FILE_EXTENSIONS, type FileField as FileFieldId } from '@rasteh/shop-core/files'
import { FormAlert } from '@rasteh/ui/form-alert'
import { useId } from 'react'
import { confirm } from '#features/confirm/public-confirm.ts'
import { sayMessage } from '#page/islands/message.ts'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { useFieldFile } from './current-user-files.ts'
import { FileBox } from './file-box.tsx'
import styles from './file-field.module.css'
import { FilePreview } from './file-preview.tsx'
import { ImagePick } from './image-pick.tsx'
import { uploadAlert } from './upload-alert.ts'
import { UploadProgress } from './upload-progress.tsx'
import { useUpload } from './use-upload.ts'

type FileFieldProps = {
  formFieldId: FileFieldId
  label: string
  hint?: string | undefined
  isRequired?: boolean | undefined
  /** The extensions that this page takes; without it, every kind of picture that the shop can keep. */
  allowed?: readonly string[] | undefined
  /** Shows a picture as soon as it is chosen, while it is still being sent; anything else is passed over. */
  isPicture?: boolean | undefined
  /** Why the form refuses the field. */
  error?: string | undefined
  /** Told the id of the field's file, or nothing when it has none any more. */
  onChange?: ((fileId: string) => void) | undefined
}

/**
 * A field for one private picture of the customer's own. Choosing sends it; then the picture takes the place of the box, with a
 * button that deletes it. The form that it is in reads the file's id from a hidden input of the field's name.
 */
export function FileField(props: FileFieldProps) {
  const { formFieldId, label, hint, isRequired = false, allowed = FILE_EXTENSIONS, error, onChange } = props
  const isPicture = props.isPicture ?? false
  const { say } = usePageSettings()
  const { file, isLoading } = useFieldFile(formFieldId)
  const { now, choose, remove, abort } = useUpload({ formFieldId, allowed, onChange })
  const id = useId()

  async function askAndRemove(): Promise<void> {
    if (!file) return
    const question = { title: label, content: { text: say('UploadDeleteConfirm') } }
    if (await confirm(question)) await remove(file)
  }

  return (
    <fieldset className={styles.field} aria-busy={isLoading || now.phase === 'uploading'}>
      <legend className={styles.label} id={id}>
        {label}
        {isRequired && !file && <span className={styles.required}>{say('UploadRequired')}</span>}
      </legend>
      {now.phase === 'uploading' && <UploadProgress percent={now.percent} name={now.name} onCancel={abort} />}
      {now.phase !== 'uploading' && file && (
        <FilePreview
          src={file.fileSrc}
          label={label}
          isDeleting={now.phase === 'deleting'}
          onDelete={askAndRemove}
        />
      )}
      {isPicture && !file && (
        <ImagePick
          label={label}
          labelledBy={id}
          isWaiting={isLoading || now.phase === 'uploading'}
          onPick={choose}
        />
      )}
      {now.phase !== 'uploading' && !file && !isPicture && (
        <FileBox
          {...{ allowed, hint, error, isRequired }}
          labelledBy={id}
          isWaiting={isLoading}
          onChoose={choose}
        />
      )}
      <input type="hidden" name={formFieldId} value={file?.fileId ?? ''} />
      {now.phase === 'refused' && (
        <FormAlert tone="refused">{sayMessage(say, uploadAlert(now.refusal))}</FormAlert>
      )}
    </fieldset>
  )
}

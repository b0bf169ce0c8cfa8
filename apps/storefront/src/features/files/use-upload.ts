'use client'

import type { StoredFile } from '@rasteh/contracts/files'
import { fileCalls, type SentFile } from '@rasteh/shop-client/file-calls'
import { useRef, useState } from 'react'
import { checkChosenFile } from './check-chosen-file.ts'
import { currentUserFiles, setFieldFile } from './current-user-files.ts'
import type { UploadRefusal } from './upload-alert.ts'

export type UploadPhase =
  | { phase: 'open' }
  | { phase: 'uploading'; percent: number; name: string }
  | { phase: 'deleting' }
  | { phase: 'refused'; refusal: UploadRefusal }

type UploadOptions = {
  formFieldId: string
  allowed: readonly string[]
  /** Told the id of the field's file, or nothing when it has none any more. */
  onChange?: ((fileId: string) => void) | undefined
}

/** Sends what is chosen for a field at once, and deletes what the field has. */
export function useUpload({ formFieldId, allowed, onChange }: UploadOptions) {
  const [now, setNow] = useState<UploadPhase>({ phase: 'open' })
  const sent = useRef<SentFile>(null)

  async function choose(file: File | null | undefined): Promise<void> {
    const chosen = checkChosenFile(file, allowed)
    if (!chosen.ok) return setNow({ phase: 'refused', refusal: chosen.refusal })
    const { name } = chosen.value
    const uploading = (percent: number) => setNow({ phase: 'uploading', percent, name })
    uploading(0)
    sent.current = fileCalls.send(chosen.value, formFieldId, uploading)
    const answer = await sent.current.answer
    if (answer.kind !== 'stored') {
      setNow({ phase: 'refused', refusal: answer })
      // There is a file that this page does not know of, from another window say: it is shown, to be deleted.
      if (answer.kind === 'current-file') await currentUserFiles.reload()
      return
    }
    setFieldFile(formFieldId, answer.file)
    setNow({ phase: 'open' })
    onChange?.(answer.file.fileId)
  }

  async function remove({ fileId }: StoredFile): Promise<void> {
    setNow({ phase: 'deleting' })
    const answer = await fileCalls.remove(fileId)
    // Already gone is as good as deleted.
    if (answer.kind !== 'read' && answer.kind !== 'not-found')
      return setNow({ phase: 'refused', refusal: { kind: 'not-deleted' } })
    setFieldFile(formFieldId, null)
    setNow({ phase: 'open' })
    onChange?.('')
  }

  return { now, choose, remove, abort: () => sent.current?.abort() }
}

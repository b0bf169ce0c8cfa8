import {
  FILE_PART,
  type FieldFile,
  type FilesWire,
  FORM_FIELD_PART,
  type StoredFile,
  toFiles,
  toStoredFile,
} from '@rasteh/contracts/files'
import { LABEL_HEADER } from '@rasteh/contracts/headers'
import { ADDED_PATHS, PATHS } from '@rasteh/contracts/paths'
import { type CurrentUserAnswer, callAsCurrentUser } from './current-user-call.ts'
import { talk } from './debug.ts'

/** What became of an upload, by the alert that the page shows. */
export type UploadAnswer =
  | { kind: 'stored'; file: StoredFile }
  | { kind: 'file-format' }
  | { kind: 'current-file' }
  | { kind: 'too-large' }
  | { kind: 'signed-out' }
  | { kind: 'failed' }
  | { kind: 'aborted' }

export type SentFile = { answer: Promise<UploadAnswer>; abort: () => void }

/** The calls for the customer's own files. */
export const fileCalls = {
  load: (): Promise<CurrentUserAnswer<readonly FieldFile[]>> =>
    callAsCurrentUser<FilesWire, readonly FieldFile[]>(
      { label: 'userfile.mine', method: 'GET', path: ADDED_PATHS.currentUserFiles },
      toFiles,
    ),
  remove: (fileId: string): Promise<CurrentUserAnswer<true>> =>
    callAsCurrentUser<true, true>(
      { label: 'userfile.delete', method: 'POST', path: PATHS.fileDelete, body: { ID: fileId } },
      (done) => done,
    ),
  send: sendFile,
}

/** Sends a file, telling how much of it is sent; fetch could not. */
function sendFile(file: File, formFieldId: string, onProgress: (percent: number) => void): SentFile {
  const label = 'userfile.submit'
  talk(label, 'POST', PATHS.fileSubmit)
  const form = new FormData()
  form.append(FILE_PART, file)
  form.append(FORM_FIELD_PART, JSON.stringify({ FormFieldID: formFieldId }))
  const request = new XMLHttpRequest()
  request.open('POST', PATHS.fileSubmit)
  request.setRequestHeader(LABEL_HEADER, label)
  request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
    if (lengthComputable) onProgress(Math.floor((loaded / total) * 100))
  }
  const answer = new Promise<UploadAnswer>((resolve) => {
    request.onload = () => resolve(toAnswer(request))
    request.onerror = () => resolve({ kind: 'failed' })
    request.onabort = () => resolve({ kind: 'aborted' })
  })
  request.send(form)
  return { answer, abort: () => request.abort() }
}

function toAnswer({ status, responseText }: XMLHttpRequest): UploadAnswer {
  if (status === 415) return { kind: 'file-format' }
  if (status === 409) return { kind: 'current-file' }
  if (status === 413) return { kind: 'too-large' }
  if (status === 401) return { kind: 'signed-out' }
  if (status !== 200) return { kind: 'failed' }
  return { kind: 'stored', file: toStoredFile(JSON.parse(responseText)) }
}

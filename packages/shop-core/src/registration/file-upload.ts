/** Why an upload failed, as its alert says it. */
export type UploadFailure =
  | 'format-not-supported'
  | 'current-file-must-be-deleted'
  | 'upload-failed'
  | 'upload-aborted'

/** How an upload ended without a file: an answer's status, no answer, or the visitor's own stop. */
export type UploadEnd =
  | { readonly kind: 'answered'; readonly status: number }
  | { readonly kind: 'network-error' | 'aborted' }

/** The upload box of a field and its content. */
export type FileUpload =
  | { readonly state: 'empty' }
  | { readonly state: 'uploading'; readonly percent: number }
  | { readonly state: 'done'; readonly fileId: string; readonly fileSrc: string }
  | { readonly state: 'failed'; readonly failure: UploadFailure }

/** What can happen to the upload box. */
export type FileUploadEvent =
  | { readonly kind: 'selected' }
  | { readonly kind: 'progressed'; readonly percent: number }
  | { readonly kind: 'stored'; readonly fileId: string; readonly fileSrc: string }
  | { readonly kind: 'ended'; readonly end: UploadEnd }
  | { readonly kind: 'deleted' }

/** The upload box as the page opens it. */
export const NO_FILE: FileUpload = { state: 'empty' }

/** What becomes of the upload box. A stored file must be deleted before another is selected. */
export function stepFileUpload(upload: FileUpload, event: FileUploadEvent): FileUpload {
  if (upload.state === 'uploading') return stepUploading(upload, event)
  if (upload.state === 'done') return event.kind === 'deleted' ? NO_FILE : upload
  return event.kind === 'selected' ? { state: 'uploading', percent: 0 } : upload
}

/** Which alert says how an upload ended; a status without its own is a failed upload. */
export function uploadFailureOf(end: UploadEnd): UploadFailure {
  if (end.kind !== 'answered') return end.kind === 'aborted' ? 'upload-aborted' : 'upload-failed'
  return FAILURE_OF_STATUS[end.status] ?? 'upload-failed'
}

/** Says whether a required field still needs its file: until one is stored, and again once it is deleted. */
export function isFileStillRequired(upload: FileUpload, isRequired: boolean): boolean {
  return isRequired && upload.state !== 'done'
}

const FAILURE_OF_STATUS: Readonly<Record<number, UploadFailure>> = {
  415: 'format-not-supported',
  409: 'current-file-must-be-deleted',
}

function stepUploading(upload: FileUpload, event: FileUploadEvent): FileUpload {
  if (event.kind === 'progressed') return { state: 'uploading', percent: event.percent }
  if (event.kind === 'stored') return { state: 'done', fileId: event.fileId, fileSrc: event.fileSrc }
  if (event.kind === 'ended') return { state: 'failed', failure: uploadFailureOf(event.end) }
  return upload
}

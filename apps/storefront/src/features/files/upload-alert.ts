import type { UploadAnswer } from '@rasteh/shop-client/file-calls'
import { FILE_MAX_MB } from '@rasteh/shop-core/files'
import type { Message } from '#page/islands/message.ts'
import type { ChosenRefusal } from './check-chosen-file.ts'

export type UploadRefusal =
  | ChosenRefusal
  | Exclude<UploadAnswer, { kind: 'stored' }>
  | { kind: 'not-deleted' }

/** The alert of each end of an upload or a deletion; a kind without its own does not compile. */
const ALERTS = {
  'no-file': { key: 'NoFileIsSelected' },
  'file-format': { key: 'FileFormatNotSupported' },
  'current-file': { key: 'CurrentFileMustBeDeleted' },
  'too-large': { key: 'UploadTooLarge', parameters: { size: FILE_MAX_MB } },
  'signed-out': { key: 'ProfileSignInFirst' },
  failed: { key: 'UploadFailed' },
  aborted: { key: 'UploadAborted' },
  'not-deleted': { key: 'UploadDeleteFailed' },
} as const satisfies Record<UploadRefusal['kind'], Message>

export const uploadAlert = ({ kind }: UploadRefusal): Message => ALERTS[kind]

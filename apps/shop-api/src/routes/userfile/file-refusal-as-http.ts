import type { FileRefusal } from '@rasteh/shop-core/files'

/** One row a kind of refusal: its status, and the word that programs read. The page picks its alert by the status. */
export const fileRefusalAsHttp = {
  'not-a-picture': { status: 415, message: 'FileFormatNotSupported' },
  'file-too-large': { status: 413, message: 'FileTooLarge' },
  'picture-too-large': { status: 413, message: 'PictureTooLarge' },
  'malformed-upload': { status: 422, message: 'Malformed' },
  'current-file-must-be-deleted': { status: 409, message: 'CurrentFileMustBeDeleted' },
} as const satisfies Record<FileRefusal['kind'], { status: number; message: string }>

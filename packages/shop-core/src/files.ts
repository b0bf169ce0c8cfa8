import type { Outcome } from './outcome.ts'

/** The fields that a customer may put a file into, one file each. */
export const FILE_FIELDS = ['national-card', 'profile-picture'] as const
/** The receipt of a payment from card to card has a field for each order, named by its number. */
export type ReceiptField = `receipt-${number}`
export type FileField = (typeof FILE_FIELDS)[number] | ReceiptField

/** What a customer may send, before the server encodes it again as a JPEG. */
export const FILE_EXTENSIONS: readonly string[] = ['jpg', 'jpeg', 'png', 'webp']

export const FILE_MAX_MB = 8
export const FILE_MAX_BYTES = FILE_MAX_MB * 1024 * 1024
/** What a picture may unfold to: a phone’s camera stays below it, a bomb of a few kilobytes does not. */
export const PICTURE_MAX_PIXELS = 25_000_000
export const PICTURE_MAX_SIDE = 16_384
/** What is kept of a picture: enough to read a card by. */
export const KEPT_PICTURE_SIDE = 2_560

/** How long an address of a private file opens it. */
export const FILE_LINK_SECONDS = 60

/** The field under which the files of forms that managers build are stored. */
export const BUILT_FORM_FIELD = 'form'

export type DocumentRefusal = { kind: 'not-a-document' }

export type PictureRefusal = { kind: 'not-a-picture' } | { kind: 'picture-too-large' }

export type FileRefusal =
  | PictureRefusal
  | DocumentRefusal
  | { kind: 'file-too-large' }
  | { kind: 'malformed-upload' }
  | { kind: 'current-file-must-be-deleted' }

export type CleanedPicture = { bytes: Uint8Array; mime: 'image/jpeg'; width: number; height: number }
/** A document is kept as it came: it cannot be encoded again. Only staff get it, and only to save it. */
export type CheckedDocument = { bytes: Uint8Array; mime: 'application/pdf'; width: null; height: null }
export type DocumentOutcome = Outcome<CheckedDocument, DocumentRefusal>
export type PictureOutcome = Outcome<CleanedPicture, PictureRefusal>

/** Says whether a form’s field is one that takes files. */
export const isFileField = (id: string): id is FileField =>
  FILE_FIELDS.some((field) => field === id) || isReceiptField(id)

/** Says whether a field is named by an order's number; whose order it is, its store knows. */
export const isReceiptField = (id: string): id is ReceiptField => RECEIPT_FIELD.test(id)

const RECEIPT_FIELD = /^receipt-[1-9][0-9]{0,15}$/

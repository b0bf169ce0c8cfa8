import { type Static, Type } from 'typebox'

/** The names of the two parts of an upload. */
export const FILE_PART = 'UserFile'
export const FORM_FIELD_PART = 'FormField'

/** A stored file's own id, given by the shop. */
export const FileId = Type.String({ pattern: '^[0-9A-Za-z-]{1,36}$' })

const FORM_FIELD_PATTERN = '^[A-Za-z0-9_-]{1,64}$'

/** The upload's json part: which field of the form the file is for. */
export const FormFieldWire = Type.Object({ FormFieldID: Type.String({ pattern: FORM_FIELD_PATTERN }) })
export type FormFieldWire = Static<typeof FormFieldWire>

/** The stored file: its id, and where its owner sees it. */
export const StoredFileWire = Type.Object({ ID: FileId, FileSrc: Type.String() })
export type StoredFileWire = Static<typeof StoredFileWire>

/** Which file is to be deleted. */
export const DeleteFileRequest = Type.Object({ ID: FileId })
export type DeleteFileRequest = Static<typeof DeleteFileRequest>

/** The path parameters of viewing a file. */
export const ViewFileParams = Type.Object({ id: FileId })
export type ViewFileParams = Static<typeof ViewFileParams>

/** A stored file in the shop's own words. */
export type StoredFile = { readonly fileId: string; readonly fileSrc: string }

/** Reads the json part of an upload, which arrives as text; null when it is not what the contract says. */
export function parseFormField(text: string): { readonly formFieldId: string } | null {
  const found = FORM_FIELD_ID.exec(fieldOf(text))
  return found && { formFieldId: found[0] }
}

/** Writes a stored file as the wire spells it. */
export function toStoredFileWire({ fileId, fileSrc }: StoredFile): StoredFileWire {
  return { ID: fileId, FileSrc: fileSrc }
}

/** Reads a stored file from the wire. */
export function toStoredFile(wire: StoredFileWire): StoredFile {
  return { fileId: wire.ID, fileSrc: wire.FileSrc }
}

const FORM_FIELD_ID = new RegExp(FORM_FIELD_PATTERN)

function fieldOf(text: string): string {
  try {
    // Pages number their fields, so the id may also come as a number.
    return String(JSON.parse(text)?.FormFieldID ?? '')
  } catch {
    return ''
  }
}

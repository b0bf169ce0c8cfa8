import { type Static, Type } from 'typebox'

/** The names of the two parts of an upload. */
export const FILE_PART = 'UserFile'
export const FORM_FIELD_PART = 'FormField'

const UUID_PATTERN = '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'

/** A stored file's own id, given by the shop. */
export const FileId = Type.String({ pattern: UUID_PATTERN })

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

/** What makes an address of a file good for one session and a minute: until when, and the shop's own mark on it. */
export const FileLinkQuery = Type.Object({
  until: Type.String({ pattern: '^[0-9]{1,12}$' }),
  mark: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }),
})
export type FileLinkQuery = Static<typeof FileLinkQuery>

/** A customer's own files, one a field of a form. */
export const FilesWire = Type.Array(
  Type.Object({ FormFieldID: Type.String(), ID: FileId, FileSrc: Type.String() }),
)
export type FilesWire = Static<typeof FilesWire>

/** A stored file in the shop's own words. */
export type StoredFile = { readonly fileId: string; readonly fileSrc: string }

export type FieldFile = StoredFile & { readonly formFieldId: string }

/** Writes a customer's files as the wire spells them. */
export function toFilesWire(files: readonly FieldFile[]): FilesWire {
  return files.map(({ formFieldId, ...file }) => ({ FormFieldID: formFieldId, ...toStoredFileWire(file) }))
}

/** Reads a customer's files from the wire. */
export function toFiles(wire: FilesWire): FieldFile[] {
  return wire.map(({ FormFieldID, ...file }) => ({ formFieldId: FormFieldID, ...toStoredFile(file) }))
}

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
    const id: unknown = JSON.parse(text)?.FormFieldID
    // Pages number their fields, so the id may also come as a number.
    return typeof id === 'string' || typeof id === 'number' ? String(id) : ''
  } catch {
    return ''
  }
}

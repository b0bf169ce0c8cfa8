import { LIBRARY_FILES, LIBRARY_KINDS, type LibraryUse, libraryUseOf } from '@rasteh/shop-core/media'
import type { UploadField } from 'payload'

type FileField = {
  name: string
  label: string
  uses: readonly LibraryUse[]
  required?: boolean
  hint?: string
}

/** A file of the library; the picker offers those alone that are of use here. */
export function fileField({ name, label, uses, required = false, hint }: FileField): UploadField {
  const kinds = LIBRARY_KINDS.filter((kind) => uses.includes(libraryUseOf(kind)))
  return {
    name,
    label,
    type: 'upload',
    relationTo: 'files',
    required,
    filterOptions: { mimeType: { in: kinds.map((kind) => LIBRARY_FILES[kind].mime) } },
    ...(hint ? { admin: { description: hint } } : {}),
  }
}

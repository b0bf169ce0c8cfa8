import { hasAllowedExtension } from '@rasteh/form-rules/rules'
import { FILE_MAX_BYTES } from '@rasteh/shop-core/files'
import { accept, type Outcome, refuse } from '@rasteh/shop-core/outcome'

export type ChosenRefusal = { kind: 'no-file' } | { kind: 'file-format' } | { kind: 'too-large' }

/** Says whether what was chosen is worth sending: a file, of a kind that the page allows, not too large. */
export function checkChosenFile<Chosen extends Pick<File, 'name' | 'size'>>(
  file: Chosen | null | undefined,
  allowed: readonly string[],
): Outcome<Chosen, ChosenRefusal> {
  if (!file) return refuse({ kind: 'no-file' })
  if (!hasAllowedExtension(file.name, allowed)) return refuse({ kind: 'file-format' })
  if (file.size > FILE_MAX_BYTES) return refuse({ kind: 'too-large' })
  return accept(file)
}

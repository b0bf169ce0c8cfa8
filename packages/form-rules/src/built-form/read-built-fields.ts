import { normaliseValue } from '../form/normalise-value.ts'
import { BUILT_KINDS, type BuiltField, type BuiltKind, FILE_KINDS, FORM_FIELDS_MAX } from './built-field.ts'

type Kept = Readonly<Record<string, unknown>>

/** A condition names its field by the label, as managers know it. */
type Read = { field: BuiltField; condition: { label: string; value: string } | null }

/**
 * Reads the fields of a form as the content platform keeps them. One whose kind is not known (an old version was restored)
 * is left out; a condition that names no earlier field hides nothing.
 */
export function readBuiltFields(kept: unknown): BuiltField[] {
  const rows = Array.isArray(kept) ? kept.slice(0, FORM_FIELDS_MAX) : []
  const read = rows.map(readField).filter((row) => row !== null)
  return read.map(({ field, condition }, index) => {
    const earlier = read.slice(0, index).find((row) => condition && row.field.label === condition.label)
    const shownWhen = earlier && condition ? { field: earlier.field.id, value: condition.value } : null
    return { ...field, shownWhen }
  })
}

function readField(kept: unknown): Read | null {
  if (typeof kept !== 'object' || kept === null) return null
  const row = kept as Kept
  const kind = BUILT_KINDS.find((known) => known === row.blockType)
  const [id, label] = [textOf(row.id), textOf(row.label)]
  if (!kind || !ID.test(id) || !label) return null
  const [named, value] = [textOf(row.showWhenField), textOf(row.showWhenValue)]
  return {
    field: { id, kind, label, ...describe(kind, row), shownWhen: null },
    condition: named && value ? { label: named, value } : null,
  }
}

function describe(kind: BuiltKind, row: Kept) {
  return {
    hint: textOf(row.hint),
    step: textOf(row.step),
    isRequired: row.required === true,
    isHalf: row.width === 'half',
    options: kind === 'choice' || kind === 'choices' ? optionsOf(row.options) : [],
    isRadio: row.look === 'radio',
    min: numberOf(row.min),
    max: numberOf(row.max),
    isPast: row.isPast === true,
    extensions: kind === 'file' ? extensionsOf(row.accepts) : [],
  }
}

const ID = /^[A-Za-z0-9]{1,40}$/

const textOf = (value: unknown) => (typeof value === 'string' ? String(normaliseValue('prose', value)) : '')
const numberOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null)

function optionsOf(kept: unknown): string[] {
  const titles = (Array.isArray(kept) ? kept : []).map((row: Kept | null) => textOf(row?.title))
  return [...new Set(titles.filter((title) => title !== ''))]
}

/** Without a choice of kinds a field takes them all. */
function extensionsOf(kept: unknown): string[] {
  const chosen = Array.isArray(kept) ? kept : []
  const kinds = Object.entries(FILE_KINDS).filter(([kind]) => chosen.length === 0 || chosen.includes(kind))
  return kinds.flatMap(([, extensions]) => extensions)
}

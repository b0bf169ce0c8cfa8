import { FORM_FILES_MAX } from '@rasteh/form-rules/built-form'
import { dashboardLabels } from '@rasteh/messages/dashboard'
import { textOf } from '#fields/text-of.ts'

const { hints } = dashboardLabels.forms

type Row = {
  blockType?: string
  label?: string | null
  options?: readonly { title?: string | null }[] | null
}
/** What the platform hands a check: the whole document, and the field that it is in. */
export type FieldPlaces = { data: unknown; siblingData: unknown }

const rowsOf = ({ data }: FieldPlaces): Row[] => {
  const { fields } = (data ?? {}) as { fields?: unknown }
  return Array.isArray(fields) ? fields : []
}
const labelOf = (row: Row) => textOf(row?.label)
const labelBeside = ({ siblingData }: FieldPlaces) => labelOf((siblingData ?? {}) as Row)

/** Conditions and managers know a field by its label, so no two have the same. */
export function labelOnce(label: string, places: FieldPlaces): true | string {
  const same = rowsOf(places).filter((row) => labelOf(row) === textOf(label))
  return same.length <= 1 || hints.labelTaken
}

/** The field of a condition is one that comes before it and whose value can be written down. */
export function conditionField(named: string, places: FieldPlaces): true | string {
  const { showWhenValue } = (places.siblingData ?? {}) as { showWhenValue?: string | null }
  if (!textOf(named)) return !textOf(showWhenValue) || hints.conditionHalf
  const asked = askedBy(named, places)
  if (!asked) return hints.conditionUnknown
  return !['file', 'date'].includes(asked.blockType ?? '') || hints.conditionFile
}

/** Its value is one that the field can have. */
export function conditionValue(value: string, places: FieldPlaces): true | string {
  const { showWhenField = '' } = (places.siblingData ?? {}) as { showWhenField?: string | null }
  if (!showWhenField || !textOf(showWhenField)) return true
  if (!textOf(value)) return hints.conditionHalf
  const asked = askedBy(showWhenField, places)
  const titles = asked?.options?.map(({ title }) => textOf(title)) ?? []
  const isChoice = asked?.blockType === 'choice' || asked?.blockType === 'choices'
  return !isChoice || titles.includes(textOf(value)) || hints.conditionOption
}

/** As many fields for files as one request carries. */
export function fewFiles(places: FieldPlaces): true | string {
  const files = rowsOf(places).filter(({ blockType }) => blockType === 'file')
  return files.length <= FORM_FILES_MAX || hints.filesTooMany
}

function askedBy(named: string, places: FieldPlaces): Row | undefined {
  const rows = rowsOf(places)
  const own = rows.findIndex((row) => labelOf(row) === labelBeside(places))
  return rows.slice(0, Math.max(own, 0)).find((row) => labelOf(row) === textOf(named))
}

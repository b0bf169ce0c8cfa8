import {
  type CollectionLabels,
  dashboardLabels,
  platformFieldLabels,
  auditLogTexts as texts,
} from '@rasteh/messages/dashboard'
import { formatAmount, formatMoney, type PriceUnit } from '@rasteh/persian-text/money'

/** One changed field as it is read: words alone, or with what it was and is. */
export type SaidChange = { field: string; before?: string; after?: string; isErased: boolean }

const LONGEST_SHOWN = 80
/** A list too long for the log, of which its beginning and its digest were kept. */
const LONG_LIST = /^[[{].*… \(([\da-f]{12})\)$/s

/** The changes that a line of the audit log tells, in the words of the dashboard; what is no such list tells none. */
export function sayChanges(subject: string, detail: Record<string, unknown>, unit: PriceUnit): SaidChange[] {
  if (!Array.isArray(detail.changes)) return []
  const labels = labelsOf(subject)
  return detail.changes.filter(isRecord).map((change) => {
    const name = String(change.field)
    const said = { field: fieldName(labels, name), isErased: change.erased === true }
    if (!('before' in change || 'after' in change)) return said
    const say = (value: unknown) => sayValue({ labels, unit }, name, value)
    return { ...said, before: say(change.before), after: say(change.after) }
  })
}

/** What the document is called, by the kind that its subject names; undefined where it has no name. */
export function kindName(subject: string): string | undefined {
  return labelsOf(subject)?.singular
}

/** `special-codes:4` and `settings:main-menu` are named as the dashboard names `specialCodes` and `mainMenu`. */
function labelsOf(subject: string): CollectionLabels | undefined {
  const [kind = '', id = ''] = subject.split(':')
  const slug = kind === 'settings' ? id : kind === 'customer' ? 'customers' : kind
  const key = slug.replaceAll(/-(\w)/g, (_, char: string) => char.toUpperCase())
  return Object.hasOwn(dashboardLabels, key)
    ? (dashboardLabels[key as keyof typeof dashboardLabels] as unknown as CollectionLabels)
    : undefined
}

const fieldName = (labels: CollectionLabels | undefined, name: string) =>
  labels?.fields?.[name] ??
  (texts.fields as Record<string, string>)[name] ??
  platformFieldLabels[name] ??
  name

type Words = { labels: CollectionLabels | undefined; unit: PriceUnit }

function sayValue(words: Words, name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return texts.nothing
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (typeof value === 'number') return sayNumber(name, value, words.unit)
  const text = typeof value === 'string' ? value : sayRows(words, value)
  const digest = LONG_LIST.exec(text)?.[1]
  if (digest) return texts.longList.replace('{digest}', digest)
  const option = words.labels?.options?.[name]?.[text]
  if (option) return option
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text
}

/** Money is what its name says; it is kept in Rials and told in the unit of the shop. */
const sayNumber = (name: string, value: number, unit: PriceUnit) =>
  name.endsWith('Rial') ? formatMoney(value, { culture: 'fa-IR', unit }) : formatAmount(value, 'fa-IR')

/** Rows as people read them: the fields that are set, by their names. */
function sayRows(words: Words, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => sayRows(words, one)).join('؛ ')
  if (!isRecord(value)) return typeof value === 'number' ? formatAmount(value, 'fa-IR') : String(value)
  return Object.entries(value)
    .filter(([, one]) => one !== null && one !== '' && !(Array.isArray(one) && one.length === 0))
    .map(([name, one]) => `${fieldName(words.labels, name)}: ${sayValue(words, name, one)}`)
    .join('، ')
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

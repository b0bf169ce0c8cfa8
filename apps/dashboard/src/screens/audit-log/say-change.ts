import {
  type CollectionLabels,
  dashboardLabels,
  platformFieldLabels,
  auditLogTexts as texts,
} from '@rasteh/messages/dashboard'
import { formatAmount } from '@rasteh/persian-text/money'

/** One changed field as it is read: words alone, or with what it was and is. */
export type SaidChange = { field: string; before?: string; after?: string; isErased: boolean }

const LONGEST_SHOWN = 80

/** The changes that a line of the audit log tells, in the words of the dashboard; what is no such list tells none. */
export function sayChanges(subject: string, detail: Record<string, unknown>): SaidChange[] {
  if (!Array.isArray(detail.changes)) return []
  const labels = labelsOf(subject)
  return detail.changes.filter(isRecord).map((change) => {
    const name = String(change.field)
    const said = { field: fieldName(labels, name), isErased: change.erased === true }
    if (!('before' in change || 'after' in change)) return said
    const say = (value: unknown) => sayValue(labels, name, value)
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

function sayValue(labels: CollectionLabels | undefined, name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return texts.nothing
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (typeof value === 'number') return formatAmount(value, 'fa-IR')
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const option = labels?.options?.[name]?.[text]
  if (option) return option
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

import { autosaveTexts } from '@rasteh/messages/dashboard'

const { refusals } = autosaveTexts
const known: Record<string, string> = refusals

/** Why a draft was not saved by itself, as people read it. */
export function sayAutosaveRefusal({ kind, fields }: { kind: string; fields?: unknown }): string {
  const text = known[kind] ?? refusals.failed
  return Array.isArray(fields) ? text.replace('{fields}', () => fields.join('، ')) : text
}

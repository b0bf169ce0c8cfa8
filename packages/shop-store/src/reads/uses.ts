/** The part of a statement that says whether a JSON value speaks of what is looked for, however deep it lies. */
export type Within = (json: string) => string

/** Collections whose documents are called by another column than the title in Persian. */
const NAMES: Readonly<Record<string, string>> = { authors: 't.name', 'shared-sections': 'd.title' }

/** The documents of one table that use what is looked for, by the condition on their row `d`. */
export const usesIn = (kind: string, table: string, where: string) => `
  select '${kind}' as kind, d.id, coalesce(${NAMES[kind] ?? 't.title'}, '') as title
  from public.${table} d
  left join public.${table}_locales t on t._parent_id = d.id and t._locale = 'fa'
  where ${where}`

/** A use inside what is written in any language. */
export const inTexts = (within: Within, table: string, column: string) =>
  `exists (select from public.${table}_locales l where l._parent_id = d.id and ${within(`l.${column}`)})`

type Draft = { table: string; fields: readonly string[]; column: string }

/** The newest draft beside what is published: publishing it must not find what it uses gone. */
export function inDraft(within: Within, { table, fields, column }: Draft): string {
  const inFields =
    fields.length > 0 ? `$1 in (${fields.map((field) => `v.version_${field}`).join(', ')}) or` : ''
  return `exists (
    select from public._${table}_v v where v.parent_id = d.id and v.latest and (
      ${inFields} exists (select from public._${table}_v_locales l
        where l._parent_id = v.id and ${within(`l.version_${column}`)})))`
}

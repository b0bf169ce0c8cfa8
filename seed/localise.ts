import type { SeedLanguage } from './schema/text.ts'

/** Gives the numbers of what the seeded modules name. */
export type SeedReferences = {
  picture: (name: string) => number | undefined
  category: (code: string) => number | undefined
  form: (code: string) => number | undefined
}

/** What is left of data in one language: every text is one string. */
export type Localised<Value> = Value extends { fa: string; en: string }
  ? string
  : Value extends object
    ? { [Key in keyof Value]: Localised<Value[Key]> }
    : Value

const NONE: SeedReferences = { picture: () => undefined, category: () => undefined, form: () => undefined }

/**
 * Takes the texts of one language and the numbers of references. A list leaves out what has no number yet.
 */
export function localise<Value>(
  value: Value,
  language: SeedLanguage,
  references: SeedReferences = NONE,
): Localised<Value> {
  return resolve(value, language, references) as Localised<Value>
}

function resolve(value: unknown, language: SeedLanguage, references: SeedReferences): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value))
    return value.map((one) => resolve(one, language, references)).filter((one) => one !== undefined)
  const { fa, en, $picture, $category, $form } = value as Record<string, string | undefined>
  if ($picture !== undefined) return references.picture($picture)
  if ($category !== undefined) return references.category($category)
  if ($form !== undefined) return references.form($form)
  if (fa !== undefined && en !== undefined) return language === 'fa' ? fa : en
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, resolve(inner, language, references)]),
  )
}

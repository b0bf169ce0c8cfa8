import type { Payload } from 'payload'
import { localise } from '../localise.ts'
import { readData } from '../read-data.ts'
import { type FormSource, Forms } from '../schema/forms.ts'
import type { SeedLanguage } from '../schema/text.ts'

/** Creates the forms of the corporate pages, as a manager would; answers the number of each by its code. */
export async function loadFormsAsSystem(payload: Payload): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const form of readData(Forms, 'content/forms.json')) {
    const persian = { slug: form.code, hasCaptcha: true, ...wordsOf(form, 'fa') }
    const { id } = await payload.create({ collection: 'forms', locale: 'fa', data: persian })
    await payload.update({ collection: 'forms', id, locale: 'en', data: wordsOf(form, 'en') })
    ids.set(form.code, id)
  }
  return ids
}

function wordsOf({ code: _, ...form }: FormSource, language: SeedLanguage) {
  const { fields, ...words } = localise(form, language)
  return { ...words, fields: fields as never }
}

import { searchTuningTexts } from '@rasteh/messages/dashboard'
import { APIError, type CollectionBeforeChangeHook, type DateField } from 'payload'
import { nobody } from '#access/nobody.ts'

/** What the search screen sends when it records that a draft was tried. */
export const TRIAL = { isTrial: true }

/**
 * Nothing of the search's tuning is published before it was tried against the judged searches. Whatever changes a draft
 * takes its trial away.
 */
export const triedFirst: CollectionBeforeChangeHook = ({ data, originalDoc, context }) => {
  if (context.isTrial === true) return data
  const isTried =
    Boolean(originalDoc?.triedAt) && contentOf(originalDoc) === contentOf({ ...originalDoc, ...data })
  if (data._status === 'published' && !isTried) throw untried()
  return { ...data, triedAt: isTried ? originalDoc.triedAt : null }
}

/** Payload passes on the words of an error that has a name, and in a minified build its class has none. */
const untried = () =>
  Object.assign(new APIError(searchTuningTexts.untried, 400, null, true), { name: 'APIError' })

/** Written by the search screen alone. */
export const triedAtField = (label: string): DateField => ({
  name: 'triedAt',
  label,
  type: 'date',
  access: { create: nobody, update: nobody },
  admin: { readOnly: true, position: 'sidebar' },
})

type Tuned = { words?: unknown; kind?: unknown; places?: unknown; products?: unknown }

function contentOf({ words, kind, places, products }: Tuned): string {
  const ids = Array.isArray(products) ? products.map((one) => (typeof one === 'object' ? one?.id : one)) : []
  return JSON.stringify([words, kind ?? null, places ?? null, ids])
}

import type { Endpoint } from 'payload'
import { staffEndpoint } from '#endpoints/staff-endpoint.ts'
import { toReviewed } from '#screens/reviews/public.ts'
import { type AskedAutosave, saveByItself } from './save-by-itself.ts'

/** What a form sends after some quiet seconds, for those who may write the document. */
export const autosaveEndpoints: Endpoint[] = [
  staffEndpoint('/autosave', async ({ req, body }) => {
    const asked = toAsked(body)
    return asked && saveByItself(req, asked)
  }),
]

/** A form gives itself a name of its own when it is opened. */
const isFormId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{8,64}$/.test(value)

function toAsked(body: unknown): AskedAutosave | null {
  const { kind, id, basedOn, formId, locale, data } = (body ?? {}) as Record<string, unknown>
  const reviewed = toReviewed(kind, id)
  const basedOnMs = typeof basedOn === 'string' ? Date.parse(basedOn) : Number.NaN
  if (!reviewed || Number.isNaN(basedOnMs) || !isFormId(formId)) return null
  if (locale !== 'fa' && locale !== 'en') return null
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null
  return { reviewed, form: { basedOnMs, formId }, locale, data: data as Record<string, unknown> }
}

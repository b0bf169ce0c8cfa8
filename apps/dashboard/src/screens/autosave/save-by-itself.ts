import { refuse } from '@rasteh/shop-core/outcome'
import { type AskingForm, type AutosaveRefusal, checkAutosave } from '@rasteh/shop-core/reviews'
import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { joinSaves, type Reviewed } from '#screens/reviews/public.ts'
import { isScheduled, loadNewest, noteAutosave } from './store.ts'

export type AskedAutosave = {
  reviewed: Reviewed
  form: AskingForm
  locale: 'fa' | 'en'
  data: Record<string, unknown>
}

type Refusal = AutosaveRefusal | { kind: 'not-found' | 'locked' } | { kind: 'fields'; fields: string[] }
type Saved = { ok: true; doc: object } | { ok: false; refusal: Refusal }

/**
 * Saves what is typed as a new draft, by the very way of a draft that is saved by hand, and notes that it was not asked for.
 * What was sent for review or published stays as it was under its number.
 */
export async function saveByItself(req: PayloadRequest, asked: AskedAutosave): Promise<Saved> {
  await initTransaction(req)
  try {
    const saved = await save(req, asked)
    await (saved.ok ? commitTransaction(req) : killTransaction(req))
    return saved
  } catch (error) {
    await killTransaction(req)
    const refusal = toRefusal(error)
    if (refusal) return refuse(refusal)
    throw error
  }
}

async function save(req: PayloadRequest, { reviewed, form, locale, data }: AskedAutosave): Promise<Saved> {
  await joinSaves(req, reviewed)
  const newest = await loadNewest(req, reviewed)
  if (newest === null) return refuse({ kind: 'not-found' })
  const checked = checkAutosave(form, { ...newest, isScheduled: await isScheduled(req, reviewed) })
  if (!checked.ok) return checked
  const { deletedAt: _, ...typed } = data
  const doc = await req.payload.update({
    ...{ collection: reviewed.kind, id: reviewed.id, draft: true, locale, fallbackLocale: false, depth: 0 },
    data: { ...typed, _status: 'draft', updatedAt: new Date(newest.savedMs).toISOString() },
    overrideAccess: false,
    overrideLock: false,
    req,
  })
  await noteAutosave(req, reviewed, form.formId)
  return { ok: true, doc }
}

type PlatformError = { status?: unknown; data?: { errors?: { label?: unknown; path: string }[] } }

/** The platform's own refusals, known by their status: a minified build has no names of classes. */
function toRefusal(error: unknown): Refusal | null {
  const { status, data } = (error ?? {}) as PlatformError
  if (status === 403 || status === 404) return { kind: 'not-found' }
  if (status === 423) return { kind: 'locked' }
  if (status !== 400 || !Array.isArray(data?.errors)) return null
  const nameOf = ({ label, path }: { label?: unknown; path: string }) =>
    typeof label === 'string' ? label : path
  return { kind: 'fields', fields: data.errors.map(nameOf) }
}

import { fillPath } from '@rasteh/contracts/paths'
import { PREVIEW_PAGE, readNamedDraft } from '@rasteh/contracts/preview'
import { CULTURE_COOKIE, cultureOf, languageOf } from '@rasteh/persian-text/culture'
import type { Endpoint, PayloadRequest } from 'payload'
import { isStaff } from '#access/is-staff.ts'
import { loadDraft, loadStaffAsSystem, mayReadDraft } from './load-draft.ts'
import { PREVIEW_TOKEN_MS, readPreviewToken, signPreview } from './preview-token.ts'

const NO_STORE = { 'cache-control': 'no-store' }
const refuse = (status: number) => Response.json({ errors: [] }, { status, headers: NO_STORE })
const secret = () => process.env.RASTEH_SECRET ?? ''

/** Leads a member of staff to the preview of a document, with a token of their own for it. */
const enter: Endpoint = {
  path: '/preview-token/:collection/:id',
  method: 'get',
  async handler(req) {
    const { payload, user } = req
    if (!isStaff({ req }) || !user) return refuse(403)
    const draft = readNamedDraft(req.routeParams ?? {})
    if (!draft) return refuse(422)
    const culture = cultureOf(req.searchParams.get(CULTURE_COOKIE))
    if (!(await mayReadDraft({ payload, user, locale: languageOf(culture) }, draft))) return refuse(404)
    const expiresAtMs = Date.now() + PREVIEW_TOKEN_MS
    const token = signPreview(secret(), { ...draft, staffId: Number(user.id), expiresAtMs })
    const location = `${fillPath(PREVIEW_PAGE, draft)}?${CULTURE_COOKIE}=${culture}&token=${token}`
    return new Response(null, { status: 302, headers: { ...NO_STORE, location } })
  },
}

const DRAFT = '/preview-draft/:collection/:id'

/** The draft that a token was given for, as data: the storefront asks, which has no session of its own. */
const draft: Endpoint = { path: DRAFT, method: 'get', handler: (req) => answerDraft(req) }

/** The same draft with what its form has typed since. Nothing of it is kept. */
const typedDraft: Endpoint = {
  path: DRAFT,
  method: 'post',
  handler: async (req) => answerDraft(req, await req.json?.().catch(() => null)),
}

async function answerDraft(req: PayloadRequest, typed?: unknown): Promise<Response> {
  const named = readNamedDraft(req.routeParams ?? {})
  const staffId = named && readPreviewToken(secret(), tokenOf(req), { ...named, nowMs: Date.now() })
  const user = staffId && (await loadStaffAsSystem(req.payload, staffId))
  if (!named || !user) return refuse(403)
  const locale = req.searchParams.get('locale') === 'en' ? 'en' : 'fa'
  const found = await loadDraft({ payload: req.payload, user, locale }, named, typed)
  return found ? Response.json(found, { headers: NO_STORE }) : refuse(404)
}

const tokenOf = (req: PayloadRequest) => req.searchParams.get('token') ?? ''

export const previewEndpoints: Endpoint[] = [enter, draft, typedDraft]

import type { Endpoint, PayloadRequest } from 'payload'
import { isEditor } from '#access/is-editor.ts'
import { isManager } from '#access/is-manager.ts'
import { isOwner } from '#access/is-owner.ts'
import { isStaff } from '#access/is-staff.ts'

type StaffCall = { req: PayloadRequest; staffId: number; body: unknown }
type Answer = { ok: true; [part: string]: unknown } | { ok: false; refusal: { kind: string } }
type Handle = (call: StaffCall) => Promise<Answer | null>

/** A call of the dashboard's own pages, for managers and the owner. A refusal is an answer: 409 with its kind. */
export const managerEndpoint = (path: `/${string}`, handle: Handle) => roleEndpoint(path, isManager, handle)

/** The same for every member of staff. */
export const staffEndpoint = (path: `/${string}`, handle: Handle) => roleEndpoint(path, isStaff, handle)

/** The same for those who publish: editors and above. */
export const editorEndpoint = (path: `/${string}`, handle: Handle) => roleEndpoint(path, isEditor, handle)

/** The same for the owner alone. */
export const ownerEndpoint = (path: `/${string}`, handle: Handle) => roleEndpoint(path, isOwner, handle)

function roleEndpoint(path: `/${string}`, isAllowed: typeof isEditor, handle: Handle): Endpoint {
  return {
    path,
    method: 'post',
    async handler(req) {
      if (!isAllowed({ req }) || !req.user) return Response.json({ errors: [] }, { status: 403 })
      const body: unknown = await req.json?.().catch(() => null)
      const answer = await handle({ req, staffId: Number(req.user.id), body })
      if (!answer) return Response.json({ errors: [] }, { status: 422 })
      return Response.json(answer, { status: answer.ok ? 200 : 409 })
    },
  }
}

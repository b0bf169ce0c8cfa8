import type { Endpoint, PayloadRequest } from 'payload'
import { isManager } from '../access/is-manager.ts'

type ManagerCall = { req: PayloadRequest; staffId: number; body: unknown }
type Answer = { ok: true; [part: string]: unknown } | { ok: false; refusal: { kind: string } }

/** A call of the dashboard's own pages, for managers and the owner. A refusal is an answer: 409 with its kind. */
export function managerEndpoint(
  path: `/${string}`,
  handle: (call: ManagerCall) => Promise<Answer | null>,
): Endpoint {
  return {
    path,
    method: 'post',
    async handler(req) {
      if (!isManager({ req }) || !req.user) return Response.json({ errors: [] }, { status: 403 })
      const body: unknown = await req.json?.().catch(() => null)
      const answer = await handle({ req, staffId: Number(req.user.id), body })
      if (!answer) return Response.json({ errors: [] }, { status: 422 })
      return Response.json(answer, { status: answer.ok ? 200 : 409 })
    },
  }
}

import { checkPassword } from '@rasteh/shop-core/account'
import { refuse } from '@rasteh/shop-core/outcome'
import type { Endpoint, PayloadRequest } from 'payload'
import { isPassword, type KeptPassword } from '#accounts/passwords.ts'
import { poolOf } from '#database/content-pool.ts'
import { staffEndpoint } from '#endpoints/staff-endpoint.ts'

/** A stranger at a computer that was left open guesses five times at most. */
const ATTEMPTS_MAX = 5
const ATTEMPT_SECONDS = 600
const SCOPE = ['staff-password']
const TEXT_MAX = 500

/** Changes the caller's own password, for who shows the present one. Their other sessions end. */
const change = staffEndpoint('/own-password', async ({ req, staffId, body }) => {
  const typed = readTyped(body)
  if (!typed) return null
  const allowed = checkPassword(typed.password, [req.user?.email ?? null])
  if (!allowed.ok) return allowed
  const attemptKey = [`staff ${staffId}`]
  if (await takeAttempt(req, attemptKey)) return refuse({ kind: 'too-many' })
  if (!(await isPassword(await loadKept(req, staffId), typed.current)))
    return refuse({ kind: 'wrong-password' })
  await poolOf(req.payload).query('select shop.give_back_tries($1, $2)', [SCOPE, attemptKey])
  // The platform ends the other sessions of a person who gets a new password.
  const data = { password: typed.password }
  await req.payload.update({ collection: 'staff', id: staffId, data, overrideAccess: true, req })
  return { ok: true }
})

export const currentUserPasswordEndpoints: Endpoint[] = [change]

/** True: no try is left for a while. */
async function takeAttempt({ payload }: PayloadRequest, attemptKey: string[]): Promise<boolean> {
  const { rows } = await poolOf(payload).query<{ wait: number }>(
    'select shop.take_tries($1, $2, $3, $4) as wait',
    [SCOPE, attemptKey, [ATTEMPT_SECONDS], [ATTEMPTS_MAX]],
  )
  return (rows[0]?.wait ?? 0) > 0
}

async function loadKept({ payload }: PayloadRequest, staffId: number): Promise<KeptPassword | null> {
  const { rows } = await poolOf(payload).query<KeptPassword>(
    'select hash, salt from public.staff where id = $1',
    [staffId],
  )
  return rows[0] ?? null
}

function readTyped(body: unknown): { current: string; password: string } | null {
  const { current, password } = (body ?? {}) as { current?: unknown; password?: unknown }
  if (typeof current !== 'string' || typeof password !== 'string') return null
  return current.length > TEXT_MAX || password.length > TEXT_MAX ? null : { current, password }
}

import { refuse } from '@rasteh/shop-core/outcome'
import type { Endpoint, PayloadRequest } from 'payload'
import { callShopFunction } from '#database/call-shop-function.ts'
import { ownerEndpoint, staffEndpoint } from '#endpoints/staff-endpoint.ts'
import { withFresh } from '#screens/fresh-authentication/public.ts'
import { checkSecondFactor } from './check.ts'
import { loadSecondFactor } from './load.ts'
import { confirmSecondFactor, proposeSecondFactor, renewRecoveryCodes } from './set-up.ts'

const stateOf = ({ payload }: PayloadRequest, staffId: number) => loadSecondFactor(payload, staffId)

/** A new secret for the caller, to be confirmed by its first code. */
const propose = staffEndpoint('/second-factor/propose', async ({ req, staffId }) => {
  const proposal = await proposeSecondFactor({ payload: req.payload, staffId }, req.user?.email ?? '')
  return proposal ? { ok: true, ...proposal } : refuse({ kind: 'already-set-up' })
})

const confirm = staffEndpoint('/second-factor/confirm', async ({ req, staffId, body }) => {
  const typed = textOf(body, 'code')
  const { factor } = await stateOf(req, staffId)
  if (typed === null || !factor || factor.isConfirmed) return null
  const codes = await confirmSecondFactor({ payload: req.payload, staffId, factor, typed })
  return typeof codes === 'string' ? refuse({ kind: codes }) : { ok: true, codes }
})

/** What weakens the caller's own second factor asks for a code first: a session left open must not do it. */
const withCode = (path: `/${string}`, act: (req: PayloadRequest, staffId: number) => Promise<object>) =>
  staffEndpoint(path, async ({ req, staffId, body }) => {
    const typed = textOf(body, 'code')
    const { factor } = await stateOf(req, staffId)
    if (typed === null || !factor?.isConfirmed) return null
    const refusal = await checkSecondFactor({ payload: req.payload, staffId, factor, typed })
    return refusal ? refuse({ kind: refusal }) : { ok: true, ...(await act(req, staffId)) }
  })

const renew = withCode('/second-factor/codes', async ({ payload }, staffId) => ({
  codes: await renewRecoveryCodes({ payload, staffId }),
}))

const remove = withCode('/second-factor/remove', async (req, staffId) => {
  await callShopFunction(req, 'remove_second_factor', [staffId, staffId])
  return {}
})

/** The owner takes away a person's lost second factor and passkeys; the next sign-in works without, or sets up a new one. */
const reset = ownerEndpoint('/second-factor/reset', async ({ req, staffId, body }) => {
  const other = typeof body === 'object' && body !== null ? (body as { staffId?: unknown }).staffId : null
  // One's own is removed with a code.
  if (!Number.isSafeInteger(other) || other === staffId) return null
  const done = await callShopFunction<boolean>(req, 'remove_second_factor', [other, staffId])
  const passkeys = await callShopFunction<number>(req, 'remove_passkeys_of', ['staff', other, staffId])
  return done || passkeys > 0 ? { ok: true } : refuse({ kind: 'none' })
})

const requireAll = ownerEndpoint('/second-factor/require', async ({ req, staffId, body }) => {
  const isRequired =
    typeof body === 'object' && body !== null && (body as { isRequired?: unknown }).isRequired
  if (typeof isRequired !== 'boolean') return null
  await callShopFunction(req, 'require_second_factor', [isRequired, staffId])
  return { ok: true }
})

/** A stranger who finds a session open must not add a second factor of their own. */
export const secondFactorEndpoints: Endpoint[] = [
  withFresh(propose),
  confirm,
  renew,
  remove,
  withFresh(reset),
  withFresh(requireAll),
]

function textOf(body: unknown, name: string): string | null {
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : null
  return typeof value === 'string' && value.length <= 64 ? value : null
}

import { freshTexts } from '@rasteh/messages/dashboard'
import { FRESH_NEEDED, FRESH_PROOF_SECONDS } from '@rasteh/shop-core/account'
import {
  APIError,
  type CollectionBeforeOperationHook,
  type Config,
  type Endpoint,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { type SignedIn, signedInAs } from '#accounts/signed-in-as.ts'
import { callShopFunction } from '#database/call-shop-function.ts'
import { answer, refused } from '#endpoints/account-endpoint.ts'

/** Says that a person may do it once they show again who they are. */
class FreshNeeded extends APIError {
  constructor() {
    super(freshTexts.needed, 403, null, true)
    // A refusal is no fault: it is logged as one that the platform knows.
    this.name = 'Forbidden'
  }
}

export const FRESH_REFUSAL = refused(FRESH_NEEDED, 403)

/** Says whether the holder of this session showed who they are within ten minutes: by signing in, or after. */
export function isFresh(req: PayloadRequest, { kind, id, sessionId }: SignedIn): Promise<boolean> {
  const values = [sessionId, kind, id, FRESH_PROOF_SECONDS]
  return callShopFunction<boolean>(req.payload, 'is_fresh', values)
}

const CHANGES = new Set(['create', 'update', 'delete', 'restoreVersion', 'unlock'])

/** Runs before every change of a collection. The seed and the installer act without a user and have no session. */
export const askFresh: CollectionBeforeOperationHook = async ({ req, operation, args }) => {
  if (CHANGES.has(operation)) await refuseStale(req)
  return args
}

/** The same for a global. */
export const askFreshGlobal: GlobalBeforeOperationHook = async ({ req, operation, args }) => {
  if (CHANGES.has(operation)) await refuseStale(req)
  return args
}

async function refuseStale(req: PayloadRequest): Promise<void> {
  if (req.user?.collection !== 'staff') return
  const staff = signedInAs(req, 'staff')
  // Only code of our own acts for a member of staff without their session; whatever came over HTTP has one.
  if (!staff && req.payloadAPI !== 'REST') return
  if (!staff || !(await isFresh(req, staff))) throw new FreshNeeded()
}

/** Puts the word for programs on the platform's own answer, beside the sentence for people. */
type AfterError = NonNullable<NonNullable<Config['hooks']>['afterError']>[number]
export const nameFreshNeeded: AfterError = ({ error, result }) =>
  error instanceof FreshNeeded ? { response: { ...result, error: FRESH_NEEDED } as never } : undefined

/** An endpoint of staff that asks for fresh authentication. A person who may not call it at all is refused by the endpoint. */
export function withFresh(endpoint: Endpoint): Endpoint {
  return {
    ...endpoint,
    async handler(req) {
      const staff = signedInAs(req, 'staff')
      return !staff || (await isFresh(req, staff)) ? endpoint.handler(req) : answer(FRESH_REFUSAL)
    },
  }
}

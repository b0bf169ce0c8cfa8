import type { PayloadRequest } from 'payload'

/** Whose passkey it is. A passkey of one kind opens nothing of the other. */
export type AccountKind = 'staff' | 'customer'
export type SignedIn = { kind: AccountKind; id: number; sessionId: string }

export const COLLECTIONS = { staff: 'staff', customer: 'customers' } as const satisfies Record<
  AccountKind,
  string
>

/** Who holds the session that came with a call, if it is one of this kind. */
export function signedInAs({ user }: Pick<PayloadRequest, 'user'>, kind: AccountKind): SignedIn | null {
  if (user?.collection !== COLLECTIONS[kind]) return null
  // The platform writes the session's id on the user that its token names, and declares no type for it.
  const { _sid: sessionId } = user as { _sid?: string }
  return sessionId ? { kind, id: Number(user.id), sessionId } : null
}

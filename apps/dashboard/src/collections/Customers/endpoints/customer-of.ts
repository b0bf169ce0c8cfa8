import type { PayloadRequest } from 'payload'

export type SignedInCustomer = { id: number; sessionId: string }

/** The customer whose session came with the call; staff are no customers. */
export function customerOf({ user }: PayloadRequest): SignedInCustomer | null {
  if (user?.collection !== 'customers') return null
  // The platform writes the session's id on the user that its token names, and declares no type for it.
  const { _sid: sessionId } = user as { _sid?: string }
  return sessionId ? { id: Number(user.id), sessionId } : null
}

import type { PayloadRequest } from 'payload'

/** Each may what the one before it may, and more. */
export const STAFF_ROLES = ['author', 'editor', 'manager', 'owner'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** The role of the signed-in staff member, or null: a customer's session never counts, whatever it claims. */
export function staffRole(request: Pick<PayloadRequest, 'user'>): StaffRole | null {
  const user = request.user as { collection?: string; role?: StaffRole } | null
  if (user?.collection !== 'staff') return null
  return user.role ?? null
}

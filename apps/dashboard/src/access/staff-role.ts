import type { PayloadRequest } from 'payload'

export const STAFF_ROLES = ['editor', 'manager', 'owner'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** The role of the signed-in staff member, or null: a customer's session never counts, whatever it claims. */
export function staffRole(request: Pick<PayloadRequest, 'user'>): StaffRole | null {
  const user = request.user as { collection?: string; role?: StaffRole } | null
  if (user?.collection !== 'staff') return null
  return user.role ?? null
}

import { redirect } from 'next/navigation'
import type { PayloadRequest } from 'payload'
import { staffRole } from './staff-role.ts'

/**
 * Sends everybody who is not staff away from a view. A signed-in shopper goes to the page that says so: the sign-in
 * would only send them back here.
 */
export function requireStaff(req: PayloadRequest, path: `/dashboard/${string}`): void {
  if (staffRole(req) !== null) return
  redirect(req.user ? '/dashboard/unauthorized' : `/dashboard/login?redirect=${encodeURIComponent(path)}`)
}

import type { PayloadRequest } from 'payload'
import { type StaffRole, staffRole } from './staff-role.ts'

const allowed: readonly (StaffRole | null)[] = ['owner']

/** The owner alone. */
export const isOwner = ({ req }: { req: Pick<PayloadRequest, 'user'> }) => allowed.includes(staffRole(req))

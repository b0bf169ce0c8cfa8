import type { PayloadRequest } from 'payload'
import { type StaffRole, staffRole } from './staff-role.ts'

const allowed: readonly (StaffRole | null)[] = ['manager', 'owner']

/** Shop managers and the owner. */
export const isManager = ({ req }: { req: Pick<PayloadRequest, 'user'> }) => allowed.includes(staffRole(req))

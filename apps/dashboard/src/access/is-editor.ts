import type { PayloadRequest } from 'payload'
import { type StaffRole, staffRole } from './staff-role.ts'

const allowed: readonly (StaffRole | null)[] = ['editor', 'manager', 'owner']

/** Staff of any role. */
export const isEditor = ({ req }: { req: Pick<PayloadRequest, 'user'> }) => allowed.includes(staffRole(req))

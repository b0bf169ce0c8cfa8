import type { PayloadRequest } from 'payload'
import { type StaffRole, staffRole } from './staff-role.ts'

const allowed: readonly (StaffRole | null)[] = ['editor', 'manager', 'owner']

/** Who publishes what is written: editors and everybody above them. Authors are staff, and write drafts alone. */
export const isEditor = ({ req }: { req: Pick<PayloadRequest, 'user'> }) => allowed.includes(staffRole(req))

import type { PayloadRequest } from 'payload'
import { staffRole } from './staff-role.ts'

/** Staff of any role. */
export const isStaff = ({ req }: { req: Pick<PayloadRequest, 'user'> }) => staffRole(req) !== null

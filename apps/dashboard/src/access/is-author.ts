import type { PayloadRequest } from 'payload'
import { staffRole } from './staff-role.ts'

/** Who writes drafts and publishes nothing. */
export const isAuthor = ({ req }: { req: Pick<PayloadRequest, 'user'> }) => staffRole(req) === 'author'

import type { Access } from 'payload'
import { staffRole } from './staff-role.ts'

/** Staff see drafts too; everybody else only what is published. */
export const publishedOrStaff: Access = ({ req }) =>
  staffRole(req) !== null || { _status: { equals: 'published' } }

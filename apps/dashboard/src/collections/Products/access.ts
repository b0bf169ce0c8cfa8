import { anyone } from '#access/anyone.ts'
import { isManager } from '#access/is-manager.ts'
import { publishedOrEditor } from '#access/published-or-staff.ts'

export const catalogueAccess = { create: isManager, read: anyone, update: isManager, delete: isManager }

export const productsAccess = { ...catalogueAccess, read: publishedOrEditor, readVersions: isManager }

import { dashboardLabels } from '@rasteh/messages/dashboard'
import type { Field } from 'payload'

/** In which folder of the library something is; lists and pickers are narrowed to one by it. */
export const folderField: Field = {
  name: 'folder',
  label: dashboardLabels.mediaFolders.singular,
  type: 'relationship',
  relationTo: 'media-folders',
  admin: { position: 'sidebar' },
}

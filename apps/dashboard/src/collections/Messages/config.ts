import { dashboardLabels } from '@rasteh/messages/dashboard'
import type { CollectionConfig } from 'payload'
import { purging } from '#publishing/purge-pages.ts'
import { shownKeys } from '#publishing/shown-keys.ts'
import { messagesAccess } from './access.ts'

const { singular, plural, description, fields } = dashboardLabels.messages

/** Every text of the shop. Missing rows are put in by `pnpm migrate`; a blank value shows its key and `_404`. */
export const Messages: CollectionConfig = {
  slug: 'messages',
  labels: { singular, plural },
  access: messagesAccess,
  hooks: purging(shownKeys.everywhere),
  versions: false,
  admin: {
    useAsTitle: 'value',
    description,
    defaultColumns: ['value', 'area', 'key'],
    listSearchableFields: ['value', 'key'],
  },
  fields: [
    { name: 'key', label: fields.key, type: 'text', required: true, unique: true, admin: { readOnly: true } },
    { name: 'value', label: fields.value, type: 'textarea', localized: true },
    {
      // Where the text is said follows from its key.
      name: 'area',
      label: fields.area,
      type: 'ui',
      admin: {
        disableListColumn: false,
        components: {
          Field: '/screens/messages/message-area.tsx#MessageAreaField',
          Cell: '/screens/messages/message-area.tsx#MessageAreaCell',
        },
      },
    },
  ],
}

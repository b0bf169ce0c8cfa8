import { dashboardLabels } from '@rasteh/messages/dashboard'
import { fileField } from '../fields/file-field.ts'
import { itemList } from '../fields/item-list.ts'
import { moduleOf } from '../module-fields.ts'

const { kinds, fields, hints } = dashboardLabels.modules

/** Files to take away: catalogues, certificates, manuals. */
export const DownloadsModule = moduleOf({
  slug: 'downloads',
  labels: kinds.downloads,
  group: 'content',
  fields: [
    itemList({
      name: 'items',
      label: fields.files,
      item: fields.file,
      required: true,
      minRows: 1,
      maxRows: 60,
      fields: [
        fileField({ name: 'file', label: fields.file, uses: ['document', 'video'], required: true }),
        { name: 'title', label: fields.fileLabel, type: 'text', admin: { description: hints.fileLabel } },
      ],
    }),
  ],
})

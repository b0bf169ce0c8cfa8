import { dashboardLabels } from '@rasteh/messages/dashboard'
import { fileField } from '../fields/file-field.ts'
import { moduleOf } from '../module-fields.ts'

const { kinds, fields, hints } = dashboardLabels.modules

/** A video of the library. Nothing of it is loaded before somebody plays it. */
export const VideoModule = moduleOf({
  slug: 'video',
  labels: kinds.video,
  group: 'content',
  fields: [
    fileField({ name: 'file', label: fields.video, uses: ['video'], required: true }),
    {
      name: 'picture',
      label: fields.poster,
      type: 'upload',
      relationTo: 'media',
      required: true,
      admin: { description: hints.poster },
    },
    fileField({ name: 'captions', label: fields.captions, uses: ['captions'], hint: hints.captions }),
    { name: 'text', label: fields.text, type: 'textarea' },
  ],
})

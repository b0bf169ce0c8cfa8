import { dashboardLabels } from '@rasteh/messages/dashboard'
import { PICTURE_SIDES } from '@rasteh/shop-core/modules'
import { urlField } from '../fields/url-field.ts'
import { moduleOf } from '../module-fields.ts'

const { kinds, fields, options } = dashboardLabels.modules

/** A picture beside a few words, one below the other on phones. */
export const PictureTextModule = moduleOf({
  slug: 'pictureText',
  labels: kinds.pictureText,
  group: 'content',
  fields: [
    { name: 'text', label: fields.content, type: 'textarea', required: true },
    { name: 'picture', label: fields.picture, type: 'upload', relationTo: 'media', required: true },
    {
      name: 'side',
      label: fields.side,
      type: 'select',
      required: true,
      defaultValue: PICTURE_SIDES[0],
      options: PICTURE_SIDES.map((value) => ({ value, label: options.side[value] })),
    },
    { name: 'buttonTitle', label: fields.buttonTitle, type: 'text' },
    urlField(),
  ],
})

import { dashboardLabels } from '@rasteh/messages/dashboard'
import { LIGHTBOX_GALLERIES } from '@rasteh/shop-core/lightbox'
import { GALLERY_FIRST } from '@rasteh/shop-core/modules'
import { moduleOf } from '../module-fields.ts'

const { kinds, fields, options, hints } = dashboardLabels.modules

/** How many pictures are shown before «more», unless the module says otherwise. */

const PICTURES_MOST = 60

export const GalleryModule = moduleOf({
  slug: 'gallery',
  labels: kinds.gallery,
  group: 'content',
  fields: [
    {
      name: 'pictures',
      label: fields.pictures,
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
      required: true,
      maxRows: PICTURES_MOST,
    },
    {
      name: 'columns',
      label: fields.columns,
      type: 'select',
      required: true,
      defaultValue: 'gallery-4',
      options: LIGHTBOX_GALLERIES.map((value) => ({ value, label: options.columns[value] })),
    },
    {
      name: 'firstCount',
      label: fields.firstCount,
      type: 'number',
      required: true,
      min: 1,
      max: PICTURES_MOST,
      defaultValue: GALLERY_FIRST,
      admin: { description: hints.firstCount },
    },
  ],
})

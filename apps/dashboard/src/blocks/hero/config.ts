import { dashboardLabels } from '@rasteh/messages/dashboard'
import { HERO_ARCHES } from '@rasteh/shop-core/modules'
import { urlField } from '../fields/url-field.ts'
import { moduleOf } from '../module-fields.ts'

const { kinds, fields, hints } = dashboardLabels.modules

/** How many arches stand in the hero. */

export const HeroModule = moduleOf({
  slug: 'hero',
  labels: kinds.hero,
  group: 'content',
  fields: [
    { name: 'headline', label: fields.headline, type: 'text', admin: { description: hints.headline } },
    { name: 'text', label: fields.text, type: 'textarea' },
    { name: 'buttonTitle', label: fields.buttonTitle, type: 'text' },
    urlField(),
    {
      name: 'pictures',
      label: fields.pictures,
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
      maxRows: HERO_ARCHES,
      admin: { description: hints.heroPictures },
    },
  ],
})

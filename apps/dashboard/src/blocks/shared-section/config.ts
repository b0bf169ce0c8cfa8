import { dashboardLabels } from '@rasteh/messages/dashboard'
import { SHARED_SECTION_MODULE } from '@rasteh/shop-core/modules'
import { blockOf, moduleIdField } from '../module-fields.ts'

const { kinds, fields, hints } = dashboardLabels.modules

/** The place of a shared section on a page. Its words and its look are those of the section. */
export const SharedSectionModule = blockOf({
  slug: SHARED_SECTION_MODULE,
  labels: kinds.sharedSection,
  group: 'content',
  fields: [
    moduleIdField,
    {
      name: 'section',
      label: fields.section,
      type: 'relationship',
      relationTo: 'shared-sections',
      required: true,
      admin: { description: hints.section },
    },
  ],
})

import { dashboardLabels } from '@rasteh/messages/dashboard'
import type { TextField } from 'payload'

/**
 * What a document of one variant is called: as the variant is. Its amount would be a title too, but one in Rials,
 * whatever the shop shows.
 */
export const variantTitle: TextField = {
  name: 'variantTitle',
  label: dashboardLabels.prices.fields.variant,
  type: 'text',
  virtual: 'variant.fullTitle',
  admin: {
    condition: () => false,
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
  },
}

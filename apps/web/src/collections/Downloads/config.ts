import { dashboardLabels } from '@rasteh/messages/dashboard'
import type { CollectionConfig } from 'payload'
import { downloadsDirectory } from '../../media-directory.ts'
import { tradeAccess } from '../PriceLayers/access.ts'

const { singular, plural, description, fields } = dashboardLabels.downloads

/** What a downloadable product hands over after payment; outside every public folder. */
export const Downloads: CollectionConfig = {
  slug: 'downloads',
  labels: { singular, plural },
  access: tradeAccess,
  versions: false,
  admin: { useAsTitle: 'title', description },
  upload: { staticDir: downloadsDirectory(), pasteURL: false, crop: false, focalPoint: false },
  fields: [{ name: 'title', label: fields.title, type: 'text', required: true, localized: true }],
}

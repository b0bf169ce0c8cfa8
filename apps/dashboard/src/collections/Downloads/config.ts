import { dashboardLabels } from '@rasteh/messages/dashboard'
import type { CollectionConfig } from 'payload'
import { missingFile } from '#cms-api/missing-file.ts'
import { noForeignFile } from '#cms-api/no-foreign-file.ts'
import { downloadsDirectory } from '#collections/Media/media-directory.ts'
import { tradeAccess } from '#collections/PriceLayers/access.ts'

const { singular, plural, description, fields } = dashboardLabels.downloads

/** What a downloadable product hands over after payment; outside every public folder. */
export const Downloads: CollectionConfig = {
  slug: 'downloads',
  labels: { singular, plural },
  access: tradeAccess,
  versions: false,
  admin: { useAsTitle: 'title', description },
  upload: {
    staticDir: downloadsDirectory(),
    pasteURL: false,
    externalFileHeaderFilter: noForeignFile,
    crop: false,
    focalPoint: false,
    handlers: [missingFile(downloadsDirectory())],
  },
  fields: [{ name: 'title', label: fields.title, type: 'text', required: true, localized: true }],
}

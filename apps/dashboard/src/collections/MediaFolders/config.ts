import { dashboardLabels } from '@rasteh/messages/dashboard'
import type { CollectionConfig } from 'payload'
import { mediaFoldersAccess } from './access.ts'

const { singular, plural, description, fields } = dashboardLabels.mediaFolders

/** What editors sort pictures and files by. A folder that is deleted leaves what was in it. */
export const MediaFolders: CollectionConfig = {
  slug: 'media-folders',
  labels: { singular, plural },
  access: mediaFoldersAccess,
  versions: false,
  defaultPopulate: { title: true },
  admin: { useAsTitle: 'title', description },
  fields: [{ name: 'title', label: fields.title, type: 'text', required: true, unique: true, maxLength: 80 }],
}

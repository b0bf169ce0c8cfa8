import { dashboardLabels } from '@rasteh/messages/dashboard'
import { MEDIA_MAX_PIXELS } from '@rasteh/shop-core/media'
import type { CollectionConfig } from 'payload'
import { missingFile } from '#cms-api/missing-file.ts'
import { noForeignFile } from '#cms-api/no-foreign-file.ts'
import { folderField } from '#fields/folder-field.ts'
import { purging } from '#publishing/purge-pages.ts'
import { shownKeys } from '#publishing/shown-keys.ts'
import { mediaAccess } from './access.ts'
import { altOrDecorative } from './alt-or-decorative.ts'
import { cleanDrawings } from './hooks/clean-drawings.ts'
import { keepingReplaced } from './hooks/keep-replaced.ts'
import { nameByContent } from './hooks/name-by-content.ts'
import { refuseHugePictures } from './hooks/refuse-huge-pictures.ts'
import { refuseUsedPictures } from './hooks/refuse-used-pictures.ts'
import { reloadEdited } from './hooks/reload-edited.ts'
import { mediaDirectory } from './media-directory.ts'

const { singular, plural, fields, hints } = dashboardLabels.media

export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular, plural },
  access: mediaAccess,
  hooks: {
    ...purging(shownKeys.everywhere),
    ...keepingReplaced,
    beforeOperation: [
      ...[reloadEdited, cleanDrawings, refuseHugePictures, nameByContent],
      ...keepingReplaced.beforeOperation,
    ],
    beforeDelete: [refuseUsedPictures],
  },
  versions: false,
  admin: { useAsTitle: 'alt', defaultColumns: ['filename', 'alt', 'folder', 'updatedAt'] },
  upload: {
    staticDir: mediaDirectory(),
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/svg+xml'],
    // Fetching a picture from a URL would let people make the server call other hosts.
    pasteURL: false,
    externalFileHeaderFilter: noForeignFile,
    handlers: [missingFile(mediaDirectory())],
    constructorOptions: { limitInputPixels: MEDIA_MAX_PIXELS },
    formatOptions: { format: 'webp', options: { quality: 82 } },
    imageSizes: [
      { name: 'card', width: 480, formatOptions: { format: 'webp', options: { quality: 78 } } },
      { name: 'thumb', width: 160, formatOptions: { format: 'webp', options: { quality: 76 } } },
    ],
    adminThumbnail: 'thumb',
  },
  fields: [
    {
      name: 'alt',
      label: fields.alt,
      type: 'text',
      localized: true,
      validate: altOrDecorative,
      admin: { description: hints.alt, condition: (data) => !data.isDecorative },
    },
    {
      name: 'isDecorative',
      label: fields.isDecorative,
      type: 'checkbox',
      defaultValue: false,
      admin: { description: hints.isDecorative },
    },
    folderField,
    {
      name: 'uses',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/screens/media/picture-uses-field.tsx#PictureUsesField' },
      },
    },
  ],
}

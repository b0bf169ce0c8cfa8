import { dashboardLabels } from '@rasteh/messages/dashboard'
import { LIBRARY_FILES } from '@rasteh/shop-core/media'
import type { CollectionConfig } from 'payload'
import { missingFile } from '#cms-api/missing-file.ts'
import { noForeignFile } from '#cms-api/no-foreign-file.ts'
import { keepingReplaced } from '#collections/Media/hooks/keep-replaced.ts'
import { nameByContent } from '#collections/Media/hooks/name-by-content.ts'
import { filesDirectory } from '#collections/Media/media-directory.ts'
import { folderField } from '#fields/folder-field.ts'
import { purging } from '#publishing/purge-pages.ts'
import { shownKeys } from '#publishing/shown-keys.ts'
import { filesAccess } from './access.ts'
import { checkFile } from './hooks/check-file.ts'
import { keepSize } from './hooks/keep-size.ts'
import { keepText } from './hooks/keep-text.ts'
import { keepUse } from './hooks/keep-use.ts'
import { refuseUsedFiles } from './hooks/refuse-used-files.ts'

const { singular, plural, description, fields, hints } = dashboardLabels.files

/** Documents and videos of the company. Pictures are in a library of their own: what shows a picture can be given none of these. */
export const Files: CollectionConfig = {
  slug: 'files',
  labels: { singular, plural },
  access: filesAccess,
  hooks: {
    ...purging(shownKeys.everywhere),
    ...keepingReplaced,
    beforeOperation: [checkFile, keepUse, nameByContent, ...keepingReplaced.beforeOperation],
    beforeChange: [keepSize, keepText],
    beforeDelete: [refuseUsedFiles],
  },
  versions: false,
  disableDuplicate: true,
  admin: {
    useAsTitle: 'title',
    description,
    defaultColumns: ['title', 'filename', 'mimeType', 'filesize', 'folder'],
  },
  defaultPopulate: { title: true, filename: true, mimeType: true, filesize: true },
  upload: {
    staticDir: filesDirectory(),
    mimeTypes: Object.values(LIBRARY_FILES).map(({ mime }) => mime),
    // Fetching a file from a URL would let people make the server call other hosts.
    pasteURL: false,
    externalFileHeaderFilter: noForeignFile,
    crop: false,
    focalPoint: false,
    handlers: [missingFile(filesDirectory())],
  },
  fields: [
    {
      name: 'title',
      label: fields.title,
      type: 'text',
      required: true,
      localized: true,
      admin: { description: hints.title },
    },
    // What search reads of a document; it is worked out of the file, and long.
    { name: 'text', label: fields.text, type: 'textarea', hidden: true },
    folderField,
    {
      name: 'uses',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/screens/media/file-uses-field.tsx#FileUsesField' },
      },
    },
  ],
}

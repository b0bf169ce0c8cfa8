import type { SanitizedConfig } from 'payload'
import { isAuthor } from '#access/is-author.ts'
import type { Patch } from './patch.ts'

/**
 * Takes away the tab that shows how programs would ask for a document. Authors are shown what they work on alone. Payload's own collections are in the built configuration only, so it is changed there.
 */
export const documentScreensPatch: Patch = {
  name: 'document-screens',
  writtenFor: { payload: '3.90.1' },
  upstream: null,
}

/** The same configuration without the tab for programs. */
export function arrangeDocumentScreens(config: SanitizedConfig): SanitizedConfig {
  for (const { slug, admin } of [...config.collections, ...config.globals]) {
    admin.hideAPIURL = true
    if (!FOR_AUTHORS.includes(slug) && admin.hidden !== true) admin.hidden = hiddenFromAuthors(admin.hidden)
  }
  return config
}

/** What everybody of the staff finds in the menu; the rest is for editors and above. Rights are asked elsewhere. */
const FOR_AUTHORS = ['pages', 'news', 'media', 'files']

type Asked = Parameters<typeof isAuthor>[0]['req']

const hiddenFromAuthors = (hidden: unknown) => (asked: unknown) =>
  isAuthor({ req: asked as Asked }) || (typeof hidden === 'function' ? hidden(asked) : Boolean(hidden))

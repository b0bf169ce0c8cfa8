import { postgresAdapter } from '@payloadcms/db-postgres'
import { fa } from '@payloadcms/translations/languages/fa'
import { buildConfig, type Config, type SanitizedConfig } from 'payload'

/** For tests of patches: a small configuration as the installed Payload builds it. No database is opened. */
export const builtConfig = (changes: Partial<Config> = {}): Promise<SanitizedConfig> =>
  buildConfig({
    secret: 'a secret of tests',
    admin: { user: 'staff' },
    db: postgresAdapter({ pool: {} }),
    i18n: { supportedLanguages: { fa }, fallbackLanguage: 'fa' },
    collections: [
      { slug: 'staff', auth: true, fields: [] },
      { slug: 'customers', auth: true, fields: [{ name: 'title', type: 'text' }] },
      {
        slug: 'pages',
        versions: { drafts: { schedulePublish: true } },
        fields: [
          { name: 'title', type: 'text' },
          { name: 'priceRial', type: 'number' },
          { name: 'writtenAt', type: 'date' },
        ],
      },
    ],
    globals: [{ slug: 'header', fields: [{ name: 'title', type: 'text' }] }],
    ...changes,
  })

/** One collection of a built configuration. */
export function collectionOf(config: SanitizedConfig, slug: string) {
  const found = config.collections.find((collection) => collection.slug === slug)
  if (!found) throw new Error(`no collection ${slug}`)
  return found
}

import { postgresAdapter } from '@payloadcms/db-postgres'
import { fa } from '@payloadcms/translations/languages/fa'
import { dashboardTexts } from '@rasteh/messages/dashboard'
import { buildConfig, type SanitizedConfig } from 'payload'
import sharp from 'sharp'
import { isEditor } from './access/is-editor.ts'
import { nobody } from './access/nobody.ts'
import { Categories } from './collections/Categories/config.ts'
import { Customers } from './collections/Customers/config.ts'
import { Media } from './collections/Media/config.ts'
import { Messages } from './collections/Messages/config.ts'
import { News } from './collections/News/config.ts'
import { Pages } from './collections/Pages/config.ts'
import { Prices } from './collections/Prices/config.ts'
import { Products } from './collections/Products/config.ts'
import { Staff } from './collections/Staff/config.ts'
import { Variants } from './collections/Variants/config.ts'
import { ShopSettings } from './globals/ShopSettings/config.ts'
import { readSettings } from './settings.ts'

const settings = readSettings(process.env)

export const collections = [
  Products,
  Variants,
  Prices,
  Categories,
  Media,
  Pages,
  News,
  Messages,
  Customers,
  Staff,
]
export const globals = [ShopSettings]

const contentPlatform = buildConfig({
  secret: settings.secret,
  serverURL: settings.origin,
  // An empty list would accept the session cookie from every origin.
  csrf: [settings.origin],
  cors: [],
  cookiePrefix: 'rasteh',
  routes: { admin: '/dashboard', api: '/cms-api' },
  telemetry: false,
  graphQL: { disable: true },
  defaultDepth: 1,
  maxDepth: 3,
  admin: {
    user: Staff.slug,
    // The default asks Gravatar, another origin, for a picture of each member of staff.
    avatar: 'default',
    meta: { titleSuffix: ` · ${dashboardTexts.siteTitle}` },
    importMap: {
      baseDir: import.meta.dirname,
      importMapFile: `${import.meta.dirname}/app/(payload)/dashboard/importMap.js`,
    },
  },
  i18n: { supportedLanguages: { fa }, fallbackLanguage: 'fa' },
  localization: {
    locales: [
      { code: 'fa', label: dashboardTexts.persian, rtl: true },
      { code: 'en', label: dashboardTexts.english, fallbackLocale: 'fa' },
    ],
    defaultLocale: 'fa',
    fallback: true,
  },
  jobs: { access: { run: nobody, queue: nobody, cancel: nobody } },
  collections,
  globals,
  db: postgresAdapter({
    pool: { connectionString: settings.databaseUrl, max: 10 },
    push: false,
    idType: 'serial',
    migrationDir: `${import.meta.dirname}/migrations`,
  }),
  sharp,
  typescript: { outputFile: `${import.meta.dirname}/payload-types.ts` },
})

/** Payload opens its own collections to every signed-in person of every kind; shoppers are such persons here. */
async function closedToShoppers(): Promise<SanitizedConfig> {
  const config = await contentPlatform
  for (const collection of config.collections.filter(({ slug }) => slug.startsWith('payload-'))) {
    // Preferences already belong to their owner alone.
    if (collection.slug === 'payload-preferences') continue
    Object.assign(collection.access, { create: isEditor, read: isEditor, update: isEditor, delete: isEditor })
  }
  return config
}

export default closedToShoppers()

import { importDateFNSLocale } from '@payloadcms/translations'
import { fa } from '@payloadcms/translations/languages/fa'
import { sessionCookiePrefix } from '@rasteh/contracts/cookies'
import { isPreviewed, isSitePart, PREVIEWED, SITE_PARTS } from '@rasteh/contracts/preview'
import { dashboardTexts, platformTexts } from '@rasteh/messages/dashboard'
import { toQuietError } from '@rasteh/shop-core/quiet-error'
import { buildConfig, type SanitizedConfig } from 'payload'
import sharp from 'sharp'
import { nobody } from './access/nobody.ts'
import { answerCallerError } from './cms-api/caller-error.ts'
import { nameRefusedFields } from './cms-api/name-refused-fields.ts'
import { collections, globals } from './collections/all.ts'
import { adapterOf } from './database/adapter.ts'
import { contentDatabase } from './database/content-database.ts'
import { textEditor } from './fields/text-editor.ts'
import { lazyPromise } from './lazy-promise.ts'
import { arrangeDocumentScreens } from './patches/document-screens.ts'
import { sayEditorInPersian } from './patches/editor-texts.ts'
import { holdFields } from './patches/field-rights.ts'
import { type DateLanguage, teachPersianDates } from './patches/persian-dates.ts'
import { makeFieldsPersian } from './patches/persian-fields.ts'
import { closePlatformCollections } from './patches/platform-access.ts'
import { wrapPublishButton } from './patches/publish-button.ts'
import { screenComponents } from './screens/admin-components.ts'
import { auditChanges } from './screens/audit-log/audit-changes.ts'
import { autosaveEndpoints } from './screens/autosave/endpoints.ts'
import { bulkPricingEndpoints } from './screens/bulk-pricing/endpoints.ts'
import { commandBarEndpoints } from './screens/command-bar/endpoints.ts'
import { currentUserPasswordEndpoints } from './screens/current-user-password/endpoints.ts'
import { formInboxEndpoints } from './screens/form-inbox/endpoints.ts'
import { nameFreshNeeded } from './screens/fresh-authentication/require-fresh.ts'
import { importExportEndpoints } from './screens/import-export/endpoints.ts'
import { previewEndpoints } from './screens/live-preview/endpoints.ts'
import { previewUrl } from './screens/live-preview/preview-url.ts'
import { optionEndpoints } from './screens/options/endpoints.ts'
import { productGridEndpoints } from './screens/product-grid/endpoints.ts'
import { reportEndpoints } from './screens/reports/export-endpoint.ts'
import { reviewEndpoints } from './screens/reviews/endpoints.ts'
import { searchEndpoints } from './screens/search/endpoints.ts'
import { secondFactorEndpoints } from './screens/second-factor/endpoints.ts'
import { stockEndpoints } from './screens/stock/endpoints.ts'
import { type DashboardSettings, readSettings } from './settings.ts'

const contentPlatform = (settings: DashboardSettings) =>
  buildConfig({
    secret: settings.secret,
    serverURL: settings.origin,
    // An empty list would accept the session cookie from every origin.
    csrf: [settings.origin],
    cors: [],
    cookiePrefix: sessionCookiePrefix({ https: settings.origin.startsWith('https:') }),
    routes: { admin: '/dashboard', api: '/cms-api' },
    telemetry: false,
    // Payload's own log of an error would show the values of the statement that failed.
    logger: { options: { level: process.env.LOG_LEVEL ?? 'info', serializers: { err: toQuietError } } },
    hooks: { afterError: [nameRefusedFields, nameFreshNeeded, answerCallerError] },
    graphQL: { disable: true },
    defaultDepth: 1,
    maxDepth: 3,
    admin: {
      user: 'staff',
      // The default asks Gravatar, another origin, for a picture of each member of staff.
      avatar: 'default',
      components: screenComponents,
      // The shop's clock is Tehran's; without a list no other is offered.
      timezones: { supportedTimezones: [] },
      livePreview: {
        collections: [...PREVIEWED],
        globals: [...SITE_PARTS],
        url: ({ collectionConfig, globalConfig, data, locale }) => {
          if (globalConfig && isSitePart(globalConfig.slug))
            return previewUrl(globalConfig.slug, 1, locale.code)
          return collectionConfig && isPreviewed(collectionConfig.slug)
            ? previewUrl(collectionConfig.slug, data.id, locale.code)
            : null
        },
        breakpoints: [
          { name: 'phone', label: dashboardTexts.phoneWidth, width: 360, height: 740 },
          { name: 'desktop', label: dashboardTexts.desktopWidth, width: 1440, height: 900 },
        ],
      },
      meta: { titleSuffix: `· ${dashboardTexts.siteTitle}` },
      importMap: {
        baseDir: import.meta.dirname,
        importMapFile: `${import.meta.dirname}/app/(payload)/dashboard/importMap.js`,
      },
    },
    i18n: { supportedLanguages: { fa }, fallbackLanguage: 'fa', translations: { fa: platformTexts } },
    localization: {
      locales: [
        { code: 'fa', label: dashboardTexts.persian, rtl: true },
        { code: 'en', label: dashboardTexts.english, fallbackLocale: 'fa' },
      ],
      defaultLocale: 'fa',
      fallback: true,
    },
    // A database that changes hands ends its idle connections; without a listener that would end the process.
    onInit: (payload) => void adapterOf(payload).pool.on('error', () => {}),
    jobs: { access: { run: nobody, queue: nobody, cancel: nobody } },
    editor: textEditor,
    endpoints: [
      ...currentUserPasswordEndpoints,
      ...previewEndpoints,
      ...bulkPricingEndpoints,
      ...productGridEndpoints,
      ...optionEndpoints,
      ...searchEndpoints,
      ...secondFactorEndpoints,
      ...stockEndpoints,
      ...importExportEndpoints,
      ...formInboxEndpoints,
      ...reportEndpoints,
      ...reviewEndpoints,
      ...commandBarEndpoints,
      ...autosaveEndpoints,
    ],
    collections,
    globals,
    db: contentDatabase(settings.databaseUrl),
    sharp,
    typescript: { outputFile: `${import.meta.dirname}/payload-types.ts` },
  })

/** Payload adds collections, fields and texts of its own while it builds: what is changed of those is changed after it. */
async function patched(config: SanitizedConfig): Promise<SanitizedConfig> {
  teachPersianDates((await importDateFNSLocale('fa-IR')) as unknown as DateLanguage)
  const changes = [
    closePlatformCollections,
    sayEditorInPersian,
    makeFieldsPersian,
    arrangeDocumentScreens,
    wrapPublishButton,
    holdFields,
    auditChanges,
  ]
  return changes.reduce((changed, change) => change(changed), config)
}

/** Settings are read when the shop starts: a build, which only imports this, needs none. */
export default lazyPromise(async () => {
  const config = await contentPlatform(readSettings(process.env))
  return patched(config)
})

import { postgresAdapter } from '@payloadcms/db-postgres'
import { importDateFNSLocale } from '@payloadcms/translations'
import { fa } from '@payloadcms/translations/languages/fa'
import { sessionCookiePrefix } from '@rasteh/contracts/cookies'
import { isPreviewed, PREVIEWED } from '@rasteh/contracts/preview'
import {
  dashboardTexts,
  eventsTexts,
  invoiceTexts,
  ordersTexts,
  platformTexts,
  priceDeskTexts,
  searchDeskTexts,
  statusTexts,
  transferTexts,
} from '@rasteh/messages/dashboard'
import { toQuietError } from '@rasteh/shop-core/quiet-error'
import { surviveLoss } from '@rasteh/shop-store/reads/pool'
import { buildConfig, type SanitizedConfig } from 'payload'
import sharp from 'sharp'
import { holdFields } from './access/hold-fields.ts'
import { isEditor } from './access/is-editor.ts'
import { nobody } from './access/nobody.ts'
import { auditChanges } from './audit/audit-changes.ts'
import { answerCallerFault } from './cms-api/caller-fault.ts'
import { collections, globals } from './collections/all.ts'
import { dressConfig } from './dashboard/dress-config.ts'
import { ownPasswordEndpoints } from './dashboard/own-password/endpoint.ts'
import { type DateLanguage, teachPersianDates } from './dashboard/persian-dates.ts'
import { priceDeskEndpoints } from './dashboard/price-desk/endpoints.ts'
import { searchDeskEndpoints } from './dashboard/search-desk/endpoints.ts'
import { secondFactorEndpoints } from './dashboard/second-factor/endpoints.ts'
import { stockEndpoints } from './dashboard/stock/endpoints.ts'
import { transferEndpoints } from './dashboard/transfer/endpoints.ts'
import { adapterOf } from './database/adapter.ts'
import { boundTransactions } from './database/bounded-transactions.ts'
import { nameFreshNeeded } from './passkeys/fresh.ts'
import { previewEndpoints } from './preview/endpoints.ts'
import { previewUrl } from './preview/preview-url.ts'
import { type DashboardSettings, readSettings } from './settings.ts'
import { sayEditorInPersian } from './text-editor/say-in-persian.ts'
import { textEditor } from './text-editor/text-editor.ts'
import { whenAsked } from './when-asked.ts'

/** One of them the content platform keeps for itself; some must be left for what is asked beside transactions. */
const CONNECTIONS = 12
const TRANSACTIONS = 8

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
    // Its own way of writing an error would tell the values of the statement that failed.
    logger: { options: { level: process.env.LOG_LEVEL ?? 'info', serializers: { err: toQuietError } } },
    hooks: { afterError: [nameFreshNeeded, answerCallerFault] },
    graphQL: { disable: true },
    defaultDepth: 1,
    maxDepth: 3,
    admin: {
      user: 'staff',
      // The default asks Gravatar, another origin, for a picture of each member of staff.
      avatar: 'default',
      components: {
        graphics: { Logo: '/dashboard/logo.tsx#Logo', Icon: '/dashboard/icon.tsx#Icon' },
        providers: ['/dashboard/provider.tsx#DashboardProvider'],
        header: ['/dashboard/skip-link/skip-link.tsx#SkipLink'],
        beforeNavLinks: ['/dashboard/phone-menu/phone-menu.tsx#PhoneMenu'],
        afterNavLinks: [
          '/dashboard/orders/nav-link.tsx#OrdersLink',
          '/dashboard/price-desk/nav-link.tsx#PriceDeskLink',
          '/dashboard/search-desk/nav-link.tsx#SearchDeskLink',
          '/dashboard/transfer/nav-link.tsx#TransferLink',
          '/dashboard/events/nav-link.tsx#EventsLink',
          '/dashboard/status/nav-link.tsx#StatusLink',
        ],
        views: {
          login: { Component: '/dashboard/sign-in/view.tsx#SignInView', path: '/login' },
          dashboard: { Component: '/dashboard/start-page/start-page.tsx#StartPage' },
          orders: {
            Component: '/dashboard/orders/view.tsx#OrdersView',
            path: '/orders',
            meta: { title: ordersTexts.title },
          },
          order: {
            Component: '/dashboard/orders/order-view.tsx#OrderView',
            path: '/order',
            meta: { title: ordersTexts.title },
          },
          orderPrint: {
            Component: '/dashboard/orders/print-view.tsx#OrderPrintView',
            path: '/order-print',
            meta: { title: invoiceTexts.title },
          },
          events: {
            Component: '/dashboard/events/view.tsx#EventsView',
            path: '/events',
            meta: { title: eventsTexts.title },
          },
          status: {
            Component: '/dashboard/status/view.tsx#StatusView',
            path: '/status',
            meta: { title: statusTexts.title },
          },
          transfer: {
            Component: '/dashboard/transfer/view.tsx#TransferView',
            path: '/transfer',
            meta: { title: transferTexts.title },
          },
          lowStock: {
            Component: '/dashboard/low-stock/view.tsx#LowStockView',
            path: '/low-stock',
            meta: { title: dashboardTexts.lowStock.title },
          },
          searchDesk: {
            Component: '/dashboard/search-desk/view.tsx#SearchDeskView',
            path: '/search-desk',
            meta: { title: searchDeskTexts.title },
          },
          priceDesk: {
            Component: '/dashboard/price-desk/view.tsx#PriceDeskView',
            path: '/price-desk',
            meta: { title: priceDeskTexts.title },
          },
        },
      },
      // The shop's clock is Tehran's; without a list nobody is asked for another.
      timezones: { supportedTimezones: [] },
      livePreview: {
        collections: [...PREVIEWED],
        url: ({ collectionConfig, data, locale }) =>
          collectionConfig && isPreviewed(collectionConfig.slug)
            ? previewUrl(collectionConfig.slug, data.id, locale.code)
            : null,
        breakpoints: [
          { name: 'phone', label: dashboardTexts.phoneWidth, width: 360, height: 740 },
          { name: 'desk', label: dashboardTexts.deskWidth, width: 1440, height: 900 },
        ],
      },
      meta: { titleSuffix: ` · ${dashboardTexts.siteTitle}` },
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
      ...ownPasswordEndpoints,
      ...previewEndpoints,
      ...priceDeskEndpoints,
      ...searchDeskEndpoints,
      ...secondFactorEndpoints,
      ...stockEndpoints,
      ...transferEndpoints,
    ],
    collections,
    globals,
    db: boundTransactions(
      postgresAdapter({
        pool: {
          connectionString: settings.databaseUrl,
          max: CONNECTIONS,
          connectionTimeoutMillis: 30_000,
          keepAlive: true,
          onConnect: surviveLoss,
        },
        push: false,
        idType: 'serial',
        // Modules are read whole, by us and by the shop's calls; a table for each kind would cost a join each.
        blocksAsJSON: true,
        migrationDir: `${import.meta.dirname}/migrations`,
      }),
      TRANSACTIONS,
    ),
    sharp,
    typescript: { outputFile: `${import.meta.dirname}/payload-types.ts` },
  })

/** Of the platform's own collections, what the dashboard asks for in the name of whoever sits before it. */
const FOR_THE_DASHBOARD = ['payload-locked-documents']

/** Payload opens its own collections to every signed-in person of every kind; shoppers are such persons here. */
function closedToShoppers(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections.filter(({ slug }) => slug.startsWith('payload-'))) {
    // Preferences already belong to their owner alone.
    if (collection.slug === 'payload-preferences') continue
    const rule = FOR_THE_DASHBOARD.includes(collection.slug) ? isEditor : nobody
    Object.assign(collection.access, { create: rule, read: rule, update: rule, delete: rule })
  }
  return config
}

/** The platform's own dates, which it also writes on the server, in the Persian calendar. */
async function inPersian(config: SanitizedConfig): Promise<SanitizedConfig> {
  teachPersianDates((await importDateFNSLocale('fa-IR')) as unknown as DateLanguage)
  return auditChanges(holdFields(dressConfig(sayEditorInPersian(config))))
}

/** Settings are read when the shop starts: a build, which only imports this, needs none. */
export default whenAsked(async () => {
  const config = await contentPlatform(readSettings(process.env))
  return inPersian(closedToShoppers(config))
})

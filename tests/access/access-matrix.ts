import type { Least } from './people.ts'

export type Rights = {
  create: Least
  read: Least
  update: Least
  delete: Least
  readVersions?: Least
  unlock?: Least
  admin?: Least
}

const content = { create: 'editor', read: 'guest', update: 'editor', delete: 'editor' } as const
const catalogue = { create: 'manager', read: 'guest', update: 'manager', delete: 'manager' } as const
const trade = { create: 'manager', read: 'manager', update: 'manager', delete: 'manager' } as const
const money = { create: 'owner', read: 'manager', update: 'owner', delete: 'owner' } as const
const closed = { create: 'nobody', read: 'nobody', update: 'nobody', delete: 'nobody' } as const
const inbox = { create: 'editor', read: 'editor', update: 'editor', delete: 'editor' } as const
const platform = { create: 'author', read: 'author', update: 'author', delete: 'author' } as const
/** Of authors drafts alone: tests/content/author-drafts.db.test.ts. */
const written = {
  create: 'author',
  read: 'guest',
  update: 'author',
  delete: 'editor',
  readVersions: 'author',
} as const

/** DESIGN.md, Rights, collection by collection. A collection without its row fails the test. */
export const collectionRights: Record<string, Rights> = {
  products: { ...catalogue, readVersions: 'manager' },
  variants: catalogue,
  prices: catalogue,
  'price-layers': trade,
  offers: catalogue,
  'special-codes': trade,
  gifts: catalogue,
  categories: catalogue,
  'product-groups': catalogue,
  downloads: trade,
  'search-synonyms': { ...trade, readVersions: 'manager' },
  'search-rules': { ...trade, readVersions: 'manager' },
  'search-judgements': trade,
  pages: written,
  'shared-sections': { ...inbox, read: 'author', readVersions: 'author' },
  news: written,
  'news-categories': content,
  authors: content,
  media: { ...content, create: 'author' },
  files: { ...inbox, create: 'author', read: 'author' },
  'media-folders': { ...inbox, read: 'author' },
  messages: content,
  redirects: content,
  comments: inbox,
  feedback: { ...inbox, create: 'nobody' },
  forms: { ...trade, read: 'author' },
  customers: {
    create: 'nobody',
    read: 'manager',
    update: 'manager',
    delete: 'nobody',
    unlock: 'manager',
    admin: 'nobody',
  },
  'customer-groups': trade,
  marketers: trade,
  'payment-methods': money,
  banks: money,
  'installment-banks': money,
  'installment-plans': money,
  'delivery-methods': trade,
  cities: catalogue,
  staff: {
    create: 'owner',
    // Authors themselves alone.
    read: 'author',
    update: 'owner',
    delete: 'owner',
    unlock: 'owner',
    admin: 'author',
  },
  'payload-kv': closed,
  'payload-jobs': closed,
  'payload-locked-documents': platform,
  'payload-migrations': closed,
}

export const globalRights: Record<string, { read: Least; update: Least; readVersions?: Least }> = {
  'main-menu': { read: 'guest', update: 'editor', readVersions: 'editor' },
  header: { read: 'guest', update: 'editor', readVersions: 'editor' },
  footer: { read: 'guest', update: 'editor', readVersions: 'editor' },
  brand: { read: 'guest', update: 'manager', readVersions: 'manager' },
  'shop-settings': { read: 'guest', update: 'owner', readVersions: 'owner' },
}

/** Every view that we add to the dashboard, by its path; the browser tests knock at each. */
export const viewRights: Record<string, Least> = {
  '/customer': 'manager',
  '/customers': 'manager',
  '/events': 'owner',
  '/form-inbox': 'manager',
  '/form-submission': 'manager',
  '/login': 'guest',
  '/order': 'manager',
  '/order-print': 'manager',
  '/orders': 'manager',
  '/low-stock': 'manager',
  '/price-desk': 'manager',
  '/product-grid': 'manager',
  '/reports': 'manager',
  '/returns': 'manager',
  '/reviews': 'editor',
  '/search-desk': 'manager',
  '/shipments': 'manager',
  '/status': 'manager',
  '/transfer': 'editor',
  '/writings': 'author',
}

/** Every call that we add to the content platform's REST, as `METHOD path`. */
export const endpointRights: Record<string, Least> = {
  // What it finds is a matter of rights of its own: command-bar.db.test.ts.
  'POST /command-bar/find': 'author',
  'POST /autosave': 'author',
  'GET /form-inbox/export': 'manager',
  'POST /form-inbox/move': 'manager',
  'POST /form-inbox/remove': 'manager',
  'POST /options/make': 'manager',
  'POST /options/preview': 'manager',
  'POST /own-password': 'author',
  // By a token that a member of staff was given, for every bearer: preview-drafts.db.test.ts.
  'GET /preview-draft/:collection/:id': 'nobody',
  'POST /preview-draft/:collection/:id': 'nobody',
  'GET /preview-token/:collection/:id': 'author',
  'POST /price-desk/cancel': 'manager',
  'POST /price-desk/changes': 'manager',
  'POST /price-desk/left': 'manager',
  'POST /price-desk/make': 'manager',
  'POST /price-desk/preview': 'manager',
  'POST /price-desk/undo': 'manager',
  'POST /product-grid/check': 'manager',
  'POST /product-grid/page': 'manager',
  'POST /product-grid/save': 'manager',
  'POST /product-grid/undo': 'manager',
  'GET /reports/export': 'manager',
  'GET /reviews/:kind/:id': 'author',
  'POST /reviews/approve': 'editor',
  'POST /reviews/note': 'author',
  'POST /reviews/refuse': 'editor',
  'POST /reviews/request': 'author',
  'POST /search-desk/lexicon': 'manager',
  'POST /search-desk/popular-hide': 'manager',
  'POST /search-desk/proposal-accept': 'manager',
  'POST /search-desk/proposal-decline': 'manager',
  'POST /search-desk/publish': 'manager',
  'POST /search-desk/switch': 'manager',
  'POST /search-desk/synonym': 'manager',
  'POST /search-desk/try': 'manager',
  'POST /search-desk/wish-dismiss': 'manager',
  'POST /search-desk/wish-link': 'manager',
  'POST /second-factor/codes': 'author',
  'POST /second-factor/confirm': 'author',
  'POST /second-factor/propose': 'author',
  'POST /second-factor/remove': 'author',
  'POST /second-factor/require': 'owner',
  'POST /second-factor/reset': 'owner',
  'POST /stock/adjust': 'manager',
  'POST /stock/count': 'manager',
  // The kind decides: texts are the editors' work too. The test tries a kind of the managers'.
  'POST /transfer/:kind/check': 'manager',
  'GET /transfer/:kind/export': 'manager',
  'GET /transfer/imports/:id': 'manager',
  'GET /transfer/imports/:id/rows': 'manager',
  'GET /transfer/imports/:id/faults': 'manager',
  'GET /transfer/imports/:id/undo': 'manager',
  'POST /transfer/imports/:id/apply': 'manager',
  'POST /transfer/imports/:id/undo': 'manager',
}

/** What an endpoint of a collection or a global asks of its rights. One without its row fails the test. */
export const endpointOperations: Record<string, keyof Rights | Least | 'themselves'> = {
  'get /': 'read',
  'get /:id': 'read',
  'get /count': 'read',
  'get /export': 'read',
  'get /file/:filename': 'read',
  'get /versions': 'readVersions',
  'get /versions/:id': 'readVersions',
  'post /': 'create',
  'post /:id/duplicate': 'create',
  'patch /': 'update',
  'patch /:id': 'update',
  'post /versions/:id': 'update',
  'delete /': 'delete',
  'delete /:id': 'delete',
  'post /unlock': 'unlock',
  // They tell a member of staff what is theirs: rights, preferences.
  'post /access/:id?': 'author',
  'post /access': 'author',
  'get /:key': 'author',
  'post /:key': 'author',
  'delete /:key': 'author',
  'get /init': 'author',
  'post /enter': 'guest',
  'post /password': 'customers alone',
  'post /password/reset': 'guest',
  'get /sessions': 'customers alone',
  'post /sessions/end': 'customers alone',
  'post /passkeys/sign-in/begin': 'guest',
  'post /passkeys/sign-in': 'guest',
  // Each kind its own: staff those of staff, customers those of customers.
  'get /passkeys': 'themselves',
  'post /passkeys/begin': 'themselves',
  'post /passkeys/add': 'themselves',
  'post /passkeys/rename': 'themselves',
  'post /passkeys/remove': 'themselves',
  'get /fresh': 'themselves',
  'post /fresh/check': 'themselves',
  'post /fresh/begin': 'themselves',
  'post /fresh/prove': 'themselves',
  'post /login': 'guest',
  'post /logout': 'guest',
  'post /refresh-token': 'guest',
  'get /me': 'guest',
  'post /first-register': 'nobody',
  'post /forgot-password': 'nobody',
  'post /reset-password': 'nobody',
  'post /verify/:id': 'nobody',
  'get /run': 'nobody',
  'get /handle-schedules': 'nobody',
  'get /paste-url/:id?': 'nobody',
}

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
const platform = { create: 'editor', read: 'editor', update: 'editor', delete: 'editor' } as const

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
  pages: { ...content, readVersions: 'editor' },
  news: { ...content, readVersions: 'editor' },
  media: content,
  messages: content,
  redirects: content,
  comments: platform,
  feedback: { ...platform, create: 'nobody' },
  customers: {
    create: 'manager',
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
    read: 'editor',
    update: 'owner',
    delete: 'owner',
    unlock: 'owner',
    admin: 'editor',
  },
  'payload-kv': platform,
  'payload-jobs': platform,
  'payload-locked-documents': platform,
  'payload-migrations': platform,
}

export const globalRights: Record<string, { read: Least; update: Least; readVersions?: Least }> = {
  'main-menu': { read: 'guest', update: 'editor', readVersions: 'editor' },
  header: { read: 'guest', update: 'editor', readVersions: 'editor' },
  footer: { read: 'guest', update: 'editor', readVersions: 'editor' },
  'shop-settings': { read: 'guest', update: 'owner' },
}

/** Every view that we add to the dashboard, by its path; the browser tests knock at each. */
export const viewRights: Record<string, Least> = {
  '/events': 'owner',
  '/login': 'guest',
  '/order': 'manager',
  '/order-print': 'manager',
  '/orders': 'manager',
  '/price-desk': 'manager',
  '/transfer': 'editor',
}

/** Every call that we add to the content platform's REST, as `METHOD path`. */
export const endpointRights: Record<string, Least> = {
  'POST /price-desk/cancel': 'manager',
  'POST /price-desk/changes': 'manager',
  'POST /price-desk/left': 'manager',
  'POST /price-desk/make': 'manager',
  'POST /price-desk/preview': 'manager',
  'POST /price-desk/undo': 'manager',
  'POST /second-factor/codes': 'editor',
  'POST /second-factor/confirm': 'editor',
  'POST /second-factor/propose': 'editor',
  'POST /second-factor/remove': 'editor',
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
export const endpointOperations: Record<string, keyof Rights | Least> = {
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
  'post /access/:id?': 'editor',
  'post /access': 'editor',
  'get /:key': 'editor',
  'post /:key': 'editor',
  'delete /:key': 'editor',
  'get /init': 'editor',
  'post /enter': 'guest',
  'post /password': 'customers alone',
  'post /password/reset': 'guest',
  'get /sessions': 'customers alone',
  'post /sessions/end': 'customers alone',
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

/** Every call of shop-api, as `METHOD path`. What a closed one is asked with stands in route-samples.ts. */
export const shopRights: Record<string, Least> = {
  'POST /api/shop/cart/create': 'guest',
  'PUT /api/shop/cart/update': 'guest',
  'GET /api/shop/cart/get': 'guest',
  'DELETE /api/shop/cart/delete/:id': 'guest',
  'POST /api/shop/cart/bulkinsert': 'guest',
  'GET /api/shop/specialcode/validate/:code': 'guest',
  'POST /api/shop/score': 'guest',
  'GET /api/shop/score': 'customers alone',
  'POST /api/shop/account/code': 'guest',
  'POST /api/shop/account/code/check': 'guest',
  'GET /api/shop/account/export': 'customers alone',
  'POST /api/shop/account/erase': 'customers alone',
  'GET /api/shop/manage/people/:id/export': 'owner',
  'POST /api/shop/manage/people/:id/erase': 'owner',
  'GET /api/shop/account/profile': 'customers alone',
  'PUT /api/shop/account/profile': 'customers alone',
  'GET /api/shop/account/addresses': 'customers alone',
  'POST /api/shop/account/addresses': 'customers alone',
  'PUT /api/shop/account/addresses/:id': 'customers alone',
  'DELETE /api/shop/account/addresses/:id': 'customers alone',
  'GET /api/shop/favorite': 'customers alone',
  'GET /api/shop/favorite/:productId': 'customers alone',
  'POST /api/shop/favorite': 'customers alone',
  'GET /DesktopModules/Feedback/Ajax/FeedbackHandler.ashx': 'guest',
  'GET /Ajax/Captcha.ashx': 'guest',
  'GET /api/shop/comment/captcha/:sectionId': 'guest',
  'GET /api/shop/comment/list/:sectionType/:sectionId': 'guest',
  'GET /api/shop/comment/votes/:sectionType/:sectionId': 'customers alone',
  // Guests may write where the settings say so.
  'POST /api/shop/comment/create': 'customers alone',
  'POST /api/shop/comment/vote': 'customers alone',
  'GET /api/shop/captcha/:form/work': 'guest',
  'GET /api/shop/captcha/:form/spoken': 'guest',
  'POST /api/shop/specialorder': 'guest',
  'POST /DesktopModules/Feedback/Ajax/FeedbackHandler.ashx': 'guest',
  'POST /api/shop/gift/addtoorder': 'customers alone',
  'GET /api/shop/order/:id/gifts': 'customers alone',
  'POST /api/shop/Payment/IsConnectionValidate': 'guest',
  'GET /api/shop/AccessControl/IsIPAddressInCulture': 'guest',
  'GET /api/shop/checkout': 'customers alone',
  'POST /api/shop/order/place': 'customers alone',
  'GET /api/shop/orders': 'customers alone',
  'GET /api/shop/order/:id': 'customers alone',
  'POST /api/shop/order/:id/pay': 'customers alone',
  'POST /api/shop/order/:id/cancel': 'customers alone',
  'POST /api/shop/order/:id/receipt': 'customers alone',
  // The way to the bank and back: browsers come back without their session, and are told nothing on it.
  'GET /shop/payment/go/:attempt': 'guest',
  'GET /shop/payment/return/:gateway/:attempt': 'guest',
  'POST /shop/payment/return/:gateway/:attempt': 'guest',
  'POST /api/shop/userfile/SumbitUserFile': 'customers alone',
  'POST /api/shop/userfile/Delete': 'customers alone',
  'GET /api/shop/userfile/mine': 'customers alone',
  // Its address is made for one session; the owner of the shop gets theirs by the next call.
  'GET /api/shop/userfile/view/:id': 'customers alone',
  'POST /api/shop/manage/userfile/link': 'owner',
  'GET /api/shop/order/:id/download/:file': 'customers alone',
  // Torob alone, by its signature.
  'POST /api/shop/torob/products': 'nobody',
  'GET /api/shop/manage/orders': 'manager',
  'GET /api/shop/manage/order/:id': 'manager',
  'POST /api/shop/manage/order/:id/approve': 'manager',
  'POST /api/shop/manage/order/:id/ship': 'manager',
  'POST /api/shop/manage/order/:id/deliver': 'manager',
  'POST /api/shop/manage/order/:id/cancel': 'manager',
  'POST /api/shop/manage/order/:id/note': 'manager',
  'POST /api/shop/manage/order/:id/refund': 'manager',
  'POST /api/shop/manage/order/:id/refunded': 'manager',
  'POST /api/shop/manage/order/:id/due-paid': 'manager',
  'POST /api/shop/CPL/GetTabContent': 'guest',
  'GET /DesktopModules/Shop/AJAX/GetJSMessages.ashx': 'guest',
  'GET /API/internalservices/searchService/preview': 'guest',
  'GET /api/shop/me': 'guest',
  'GET /api/shop/openapi.json': 'guest',
  'GET /health/live': 'guest',
  'GET /health/ready': 'guest',
}

/** A signed address and a basket's line are tried by tests of their own (files-view.db.test.ts, foreign-objects.db.test.ts). */
export type NamedObject = 'public' | 'basket line' | 'address' | 'order' | 'signed address'

/** Whose things a call names in its path. What is a person's own, another asks for in vain: foreign-objects.db.test.ts. */
export const namedObjects: Record<string, NamedObject> = {
  'GET /api/shop/userfile/view/:id': 'signed address',
  'DELETE /api/shop/cart/delete/:id': 'basket line',
  'GET /api/shop/specialcode/validate/:code': 'public',
  // The owner's alone; whose data it is makes no difference.
  'GET /api/shop/manage/people/:id/export': 'public',
  'POST /api/shop/manage/people/:id/erase': 'public',
  // Tried by a test of its own: downloads.db.test.ts.
  'GET /api/shop/order/:id/download/:file': 'signed address',
  // The managers' alone; whose order it is makes no difference.
  'GET /api/shop/manage/order/:id': 'public',
  'POST /api/shop/manage/order/:id/approve': 'public',
  'POST /api/shop/manage/order/:id/ship': 'public',
  'POST /api/shop/manage/order/:id/deliver': 'public',
  'POST /api/shop/manage/order/:id/cancel': 'public',
  'POST /api/shop/manage/order/:id/note': 'public',
  'POST /api/shop/manage/order/:id/refund': 'public',
  'POST /api/shop/manage/order/:id/refunded': 'public',
  'POST /api/shop/manage/order/:id/due-paid': 'public',
  'GET /api/shop/order/:id': 'order',
  'POST /api/shop/order/:id/pay': 'order',
  'POST /api/shop/order/:id/cancel': 'order',
  'POST /api/shop/order/:id/receipt': 'order',
  // Named by an id that nobody can guess; what they answer is the way to the order's page, and that is its owner's.
  'GET /shop/payment/go/:attempt': 'public',
  'GET /shop/payment/return/:gateway/:attempt': 'public',
  'POST /shop/payment/return/:gateway/:attempt': 'public',
  'PUT /api/shop/account/addresses/:id': 'address',
  'DELETE /api/shop/account/addresses/:id': 'address',
  'GET /api/shop/order/:id/gifts': 'order',
  'GET /api/shop/favorite/:productId': 'public',
  'GET /api/shop/comment/captcha/:sectionId': 'public',
  'GET /api/shop/comment/list/:sectionType/:sectionId': 'public',
  'GET /api/shop/comment/votes/:sectionType/:sectionId': 'public',
  'GET /api/shop/captcha/:form/work': 'public',
  'GET /api/shop/captcha/:form/spoken': 'public',
}

/** Every address that web answers, by its file under src/app. The browser tests knock at each as all eight people. */
export const pageRights: Record<string, Least> = {
  '/DesktopModules/Shop/Shared/Pages/CommentAnswer.aspx': 'guest',
  '/': 'guest',
  '/[...slug]': 'guest',
  '/basket': 'guest',
  '/category/[id]/[slug]': 'guest',
  '/cms-api/[...slug]': 'guest',
  '/checkout': 'guest',
  '/compare/products': 'guest',
  '/dashboard/[[...segments]]': 'editor',
  '/login': 'guest',
  '/feedback': 'guest',
  '/manifest.webmanifest': 'guest',
  '/news': 'guest',
  '/news/[slug]': 'guest',
  '/offers': 'guest',
  '/preview/[collection]/[id]': 'editor',
  '/product/[id]/[slug]': 'guest',
  // The same frame for everybody; what is personal comes by the calls, which ask who is there.
  '/profile': 'guest',
  '/profile/addresses': 'guest',
  '/profile/data': 'guest',
  '/profile/details': 'guest',
  '/profile/favorites': 'guest',
  '/profile/files': 'guest',
  '/profile/orders': 'guest',
  '/profile/score': 'guest',
  '/profile/security': 'guest',
  '/register': 'guest',
  // Whoever it is not, is asked to sign in or finds nothing.
  '/shop/order/gift/[orderId]': 'guest',
  '/shop/order/view/[orderId]': 'guest',
  '/robots.txt': 'guest',
  '/sitemap.xml': 'guest',
  '/sitemap/[kind]/[part]': 'guest',
  '/special-order': 'guest',
  '/ui': 'guest',
  '/DesktopModules/Links/handlers/AjaxHandler.ashx': 'guest',
  '/DesktopModules/Shop/Shared/Pages/Compare.aspx': 'guest',
}

/** Who may do a thing: everybody from this one upwards. */
export const PEOPLE = ['guest', 'customer', 'editor', 'manager', 'owner'] as const
export type Person = (typeof PEOPLE)[number]
export type Least = Person | 'nobody'

type Rights = {
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
export const viewRights: Record<string, Least> = { '/price-desk': 'manager', '/transfer': 'editor' }

/** Every call that we add to the content platform's REST, as `METHOD path`. */
export const endpointRights: Record<string, Least> = {
  'POST /price-desk/cancel': 'manager',
  'POST /price-desk/changes': 'manager',
  'POST /price-desk/left': 'manager',
  'POST /price-desk/make': 'manager',
  'POST /price-desk/preview': 'manager',
  'POST /price-desk/undo': 'manager',
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

/** Says whether a person may, when `least` is the first who may. */
export const may = (person: Person, least: Least): boolean =>
  least !== 'nobody' && PEOPLE.indexOf(person) >= PEOPLE.indexOf(least)

import type { StaffRole } from './staff-role.ts'

/**
 * Who may write which field. A field that is in no row cannot be written over REST, whatever the rights on its
 * collection say. Guests and customers have no row: they write through calls of their own.
 */
export type WriteRow = {
  /** The role, and every role above it (author, editor, manager, owner). */
  by: StaffRole
  /** Both, unless they differ. */
  on?: readonly ('create' | 'update')[]
  /** Paths of fields; the id of a row in a list belongs to its list. */
  fields: readonly string[]
}

const SEO = ['seo', 'seo.title', 'seo.description', 'seo.picture', 'seo.hidden']
const DISCOUNT = ['kind', 'percent', 'amountRial']
const LISTED = ['isActive', 'position']
const PICTURE = ['alt', 'isDecorative', 'folder', 'focalX', 'focalY']

/**
 * What the platform works out from an uploaded file. What a caller sends for these is taken out before anybody's rights
 * are asked (`patches/field-rights.ts`), and the platform writes its own.
 */
const FILE = ['url', 'thumbnailURL', 'filename', 'mimeType', 'filesize', 'width', 'height']
const sizeOf = (name: string) => [
  `sizes.${name}`,
  ...['url', 'width', 'height', 'mimeType', 'filesize', 'filename'].map((field) => `sizes.${name}.${field}`),
]
export const platformFields: Readonly<Record<string, readonly string[]>> = {
  downloads: FILE,
  // The text of a document is read out of it.
  files: [...FILE, 'text'],
  media: [...FILE, 'sizes', ...sizeOf('card'), ...sizeOf('thumb')],
}

export const writableFields: Readonly<Record<string, readonly WriteRow[]>> = {
  products: [
    {
      by: 'manager',
      fields: [
        ...['title', 'slug', 'category', 'brand', 'shortText', 'description', 'picture', 'pictures', 'group'],
        ...[
          'productType',
          'unitTitle',
          'asksNote',
          'noteLabel',
          'taxPercent',
          'popularity',
          'addons',
          'files',
        ],
        ...['options', 'attributes', 'attributes.name', 'attributes.value', ...SEO, 'deletedAt', '_status'],
      ],
    },
  ],
  variants: [
    {
      by: 'manager',
      fields: [
        ...['product', 'title', 'sku', 'isDefault', 'step', 'minOrderCount', 'maxOrderCount', 'weightGrams'],
        ...['choice', 'deletedAt'],
      ],
    },
  ],
  prices: [{ by: 'manager', fields: ['variant', 'unitPriceRial', 'oldPriceRial'] }],
  'price-layers': [
    {
      by: 'manager',
      fields: ['variant', 'fromQuantity', 'toQuantity', 'unitPriceRial', 'customerGroup'],
    },
  ],
  offers: [{ by: 'manager', fields: ['variant', ...DISCOUNT, 'startsAt', 'endsAt', 'showDay'] }],
  'special-codes': [
    {
      by: 'manager',
      fields: [
        ...['code', 'isActive', ...DISCOUNT, 'maxDiscountRial', 'startsAt', 'endsAt', 'minBasketRial'],
        ...['maxUses', 'maxUsesPerCustomer', 'firstOrderOnly', 'marketer', 'deletedAt'],
      ],
    },
  ],
  gifts: [{ by: 'manager', fields: ['variant', 'fromOrderRial', 'isOffered'] }],
  categories: [
    {
      by: 'manager',
      fields: ['title', 'slug', 'description', 'parent', 'picture', 'position', ...SEO, 'deletedAt'],
    },
  ],
  'product-groups': [{ by: 'manager', fields: ['title'] }],
  downloads: [{ by: 'manager', fields: ['title'] }],
  // `triedAt` is written by the search screen alone, after the trial.
  'search-synonyms': [{ by: 'manager', fields: ['words', '_status'] }],
  'search-rules': [{ by: 'manager', fields: ['words', 'kind', 'places', 'products', '_status'] }],
  'search-judgements': [{ by: 'manager', fields: ['text', 'answers', 'answers.product', 'answers.grade'] }],
  // Authors write drafts: what they say of `_status` is asked before (`draftsOnly`).
  pages: [
    {
      by: 'author',
      fields: [
        ...['title', 'slug', 'parent', 'showsTreeMenu', 'summary', 'inFooter', 'hidesShell', 'layout'],
        ...['untranslated', ...SEO, '_status'],
      ],
    },
    { by: 'editor', fields: ['deletedAt'] },
  ],
  news: [
    {
      by: 'author',
      fields: [
        ...['title', 'slug', 'summary', 'body', 'picture', 'publishedAt', 'category', 'author', 'featured'],
        ...['tags', 'related', 'hasComments', 'untranslated', ...SEO, '_status'],
      ],
    },
    { by: 'editor', fields: ['deletedAt'] },
  ],
  'shared-sections': [{ by: 'editor', fields: ['title', 'layout', '_status'] }],
  'news-categories': [{ by: 'editor', fields: ['title', 'slug', 'position'] }],
  authors: [{ by: 'editor', fields: ['name', 'role', 'picture'] }],
  media: [
    { by: 'author', on: ['create'], fields: PICTURE },
    { by: 'editor', on: ['update'], fields: PICTURE },
  ],
  files: [
    { by: 'author', on: ['create'], fields: ['title', 'folder'] },
    { by: 'editor', on: ['update'], fields: ['title', 'folder'] },
  ],
  'media-folders': [{ by: 'editor', fields: ['title'] }],
  messages: [{ by: 'editor', fields: ['key', 'value'] }],
  redirects: [{ by: 'editor', fields: ['from', 'to', 'isPermanent'] }],
  // Who said it and where stays as it was said; a moderator decides on it and may shorten it.
  comments: [
    {
      by: 'editor',
      on: ['create'],
      fields: ['text', 'status', 'sectionType', 'sectionId', 'parent', 'fullName', 'culture'],
    },
    { by: 'editor', on: ['update'], fields: ['text', 'status'] },
  ],
  feedback: [{ by: 'editor', on: ['update'], fields: ['status', 'answer', 'note', 'deletedAt'] }],
  forms: [
    {
      by: 'manager',
      fields: [
        ...['title', 'slug', 'fields', 'buttonText', 'thanksText', 'thanksPage', 'hasCaptcha'],
        ...['notifyEmail', 'notifyMobile', 'deletedAt'],
      ],
    },
  ],
  // Mobile, e-mail and password are a customer's own: they change them by their own verified calls.
  customers: [{ by: 'manager', on: ['update'], fields: ['name', 'group'] }],
  'customer-groups': [{ by: 'manager', fields: ['title'] }],
  marketers: [{ by: 'manager', fields: ['name', 'customer', 'mayUseOwnCode'] }],
  'payment-methods': [
    {
      by: 'owner',
      fields: ['kind', 'title', 'text', ...LISTED, 'minPayableRial', 'maxPayableRial'],
    },
  ],
  banks: [{ by: 'owner', fields: ['title', 'gateway', ...LISTED, 'logo'] }],
  'installment-banks': [{ by: 'owner', fields: ['title', 'provider', 'text', ...LISTED, 'logo'] }],
  'installment-plans': [
    {
      by: 'owner',
      fields: [
        ...['title', 'months', 'downPaymentPercent', 'monthlyFeePercent'],
        ...['minPayableRial', 'maxPayableRial', ...LISTED],
      ],
    },
  ],
  'delivery-methods': [
    {
      by: 'manager',
      fields: [
        ...['title', 'kind', 'text', ...LISTED, 'provinces', 'cities', 'freeFromRial'],
        ...['rates', 'rates.provinces', 'rates.cities', 'rates.upToGrams', 'rates.priceRial'],
        ...['workDays', 'cutoffHour', 'leadDays', 'fromHour', 'toHour', 'dayCapacity'],
        ...['slots', 'slots.fromHour', 'slots.toHour', 'slots.capacity'],
      ],
    },
  ],
  cities: [{ by: 'manager', fields: ['title', 'province'] }],
  staff: [{ by: 'owner', fields: ['name', 'role', 'onlyBranches', 'branches', 'email', 'password'] }],
  'payload-kv': [],
  'payload-jobs': [],
  'payload-migrations': [],
  // The dashboard itself writes these two for the person who uses it.
  'payload-locked-documents': [{ by: 'author', fields: ['document', 'globalSlug', 'user'] }],
  'payload-preferences': [{ by: 'author', fields: ['user', 'key', 'value'] }],
  'main-menu': [
    {
      by: 'editor',
      fields: [
        ...['items', 'items.title', 'items.page', 'items.address'],
        ...['', '.title', '.page', '.address'].map((path) => `items.children${path}`),
        ...['', '.title', '.page', '.address'].map((path) => `items.children.grandchildren${path}`),
        '_status',
      ],
    },
  ],
  header: [
    { by: 'editor', fields: ['notice', 'noticeAddress', 'phone', 'searchBoxKind', 'showsClock', '_status'] },
  ],
  footer: [
    {
      by: 'editor',
      fields: [
        ...[
          'text',
          'columns',
          'columns.title',
          'columns.links',
          'columns.links.title',
          'columns.links.page',
          'columns.links.address',
        ],
        ...['postalAddress', 'phone', 'email', 'workingHours', 'copyright', '_status'],
      ],
    },
  ],
  brand: [
    {
      by: 'manager',
      fields: [
        ...['siteKind', 'logo', 'logoDark', 'mark', 'colour', 'corners', 'density', 'headingFont'],
        ...[
          'headerArrangement',
          'footerArrangement',
          'socials',
          'socials.network',
          'socials.address',
          '_status',
        ],
      ],
    },
  ],
  'shop-settings': [
    {
      by: 'owner',
      fields: [
        ...[
          'shopName',
          'slogan',
          'priceUnit',
          'minBasketPriceRial',
          'maxBasketPriceRial',
          'priceOfScoreRial',
        ],
        ...['maxBasketPriceToUseScoreRial', 'scoreDecreaseType', 'scoreEveryRial', 'lowStock'],
        ...['guestComments', 'commentApproval', 'commentCaptcha', 'vpnCheck', 'cardNumber', 'cardOwner'],
        ...['shopMobile', 'shopPhone', 'shopAddress', 'economicCode', 'enamadId', 'enamadCode'],
        ...['embedsAparat', 'embedsYoutube', '_status'],
      ],
    },
  ],
}

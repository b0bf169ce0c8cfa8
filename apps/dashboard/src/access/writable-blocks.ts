import { BUILT_KINDS } from '@rasteh/form-rules/built-form'
import { MODULE_LOOKS } from '@rasteh/shop-core/modules'

const IDENTITY = ['moduleId', 'title', 'anchor', 'blockName']
const MODULE = [...IDENTITY, ...Object.keys(MODULE_LOOKS)]
const listOf = (name: string, ...fields: string[]) => [name, ...fields.map((field) => `${name}.${field}`)]

const FORM_FIELD = [
  ...['label', 'hint', 'step', 'required', 'width', 'showWhenField', 'showWhenValue', 'blockName'],
]

/**
 * The fields of every module that pages are made of, and of every kind of field that forms are built of. Who may write the
 * page or the form may write these, and no others.
 */
export const writableBlocks: Readonly<Record<string, readonly string[]>> = {
  hero: [...MODULE, 'headline', 'text', 'buttonTitle', 'address', 'pictures'],
  richText: [...MODULE, 'content'],
  pictureText: [...MODULE, 'text', 'picture', 'side', 'buttonTitle', 'address'],
  callToAction: [...MODULE, 'text', 'buttonTitle', 'address', 'secondTitle', 'secondAddress'],
  dataTable: [...MODULE, 'heads', ...listOf('rows', 'title', 'cells')],
  tabs: [...MODULE, ...listOf('items', 'title', 'content')],
  links: [
    ...[...MODULE, ...listOf('items', 'title', 'text', 'picture', 'address'), 'firstCount'],
    ...['animationEnable', 'animationName', 'animationTime', 'callback'],
  ],
  gallery: [...MODULE, 'pictures', 'columns', 'firstCount'],
  video: [...MODULE, 'file', 'picture', 'captions', 'text'],
  downloads: [...MODULE, ...listOf('items', 'file', 'title')],
  newsCarousel: [...MODULE, 'count'],
  bullets: [...IDENTITY, ...listOf('bullets', 'title', 'target')],
  timeline: [...MODULE, ...listOf('items', 'moment', 'title', 'text', 'picture')],
  team: [...MODULE, ...listOf('items', 'title', 'role', 'text', 'picture')],
  statistics: [...MODULE, ...listOf('items', 'value', 'title')],
  quotes: [...MODULE, ...listOf('items', 'text', 'title', 'role', 'picture')],
  steps: [...MODULE, ...listOf('items', 'title', 'text')],
  logos: [...MODULE, ...listOf('items', 'title', 'picture', 'address')],
  branches: [...MODULE, ...listOf('items', 'title', 'text', 'phone', 'times', 'address', 'picture')],
  faq: [...MODULE, ...listOf('items', 'title', 'text')],
  productCatalogue: [
    ...[...MODULE, ...listOf('tabs', 'title', 'name', 'source', 'category', 'products', 'count')],
    ...['template', 'loading', 'moves'],
  ],
  productCarousel: [
    ...[...MODULE, 'source', 'category', 'products', 'count', 'moves', 'moreTitle', 'moreAddress'],
  ],
  amazingOffers: [...MODULE, 'count'],
  categoryTiles: [...MODULE, 'categories'],
  contact: [
    ...[...MODULE, ...listOf('addresses', 'title', 'text'), ...listOf('phones', 'title', 'number')],
    ...[...listOf('hours', 'title', 'times'), 'email'],
  ],
  feedbackForm: [...MODULE, 'text'],
  form: [...MODULE, 'form', 'text'],
  specialOrder: [...MODULE, 'text'],
  sharedSection: ['moduleId', 'section', 'blockName'],
  // The fields of forms.
  ...Object.fromEntries(BUILT_KINDS.map((kind) => [kind, FORM_FIELD])),
  number: [...FORM_FIELD, 'min', 'max'],
  choice: [...FORM_FIELD, ...listOf('options', 'title'), 'look'],
  choices: [...FORM_FIELD, ...listOf('options', 'title')],
  date: [...FORM_FIELD, 'isPast'],
  file: [...FORM_FIELD, 'accepts'],
}

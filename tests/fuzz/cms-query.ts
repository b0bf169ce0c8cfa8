import fc from 'fast-check'
import { strangeValue } from './strange-values.ts'

/** What is asked of the platform about hidden and foreign things, too. */
const FIELDS = [
  'id',
  'title',
  'name',
  'email',
  'username',
  'hash',
  'salt',
  'sessions.id',
  'customer.hash',
  'customer.email',
  'group.title',
  'category.title',
  'product.title',
  '_status',
  'createdAt',
  'deletedAt',
  'version.title',
  'parent',
  'latest',
  'resetPasswordToken',
  'loginAttempts',
  'layout.blockType',
  'nothing.at.all',
  '__proto__',
  'constructor.name',
  "id'",
] as const
const OPERATORS = [
  'equals',
  'not_equals',
  'in',
  'not_in',
  'all',
  'exists',
  'like',
  'not_like',
  'contains',
  'greater_than',
  'greater_than_equal',
  'less_than',
  'less_than_equal',
  'near',
  'within',
  'intersects',
  'nothing',
  '$where',
] as const

const field = fc.constantFrom(...FIELDS)
const value = fc.oneof(
  fc.constantFrom('1', 'true', '', 'a', '99999999999999', 'null', '1,2'),
  strangeValue.map(String),
)
const pair = (name: fc.Arbitrary<string>, text: fc.Arbitrary<string>) => fc.tuple(name, text)
const one = (name: string, ...values: string[]) =>
  pair(fc.constant(name), fc.oneof(fc.constantFrom(...values), value))

const where = fc.oneof(
  pair(
    fc.tuple(field, fc.constantFrom(...OPERATORS)).map(([name, operator]) => `where[${name}][${operator}]`),
    value,
  ),
  pair(
    fc
      .tuple(fc.constantFrom('and', 'or'), field, fc.constantFrom(...OPERATORS))
      .map(([join, name, operator]) => `where[${join}][0][${name}][${operator}]`),
    value,
  ),
  pair(
    fc.constantFrom('where', 'where[id]', 'where[or]', 'where[and][0]', 'where[][]', 'where[id][in][]'),
    value,
  ),
)
const other = fc.oneof(
  one('limit', '0', '-1', '1000000000', '10', '1.5', 'NaN'),
  one('page', '0', '-1', '2', '1000000000', '99999999999999999999'),
  one('depth', '0', '3', '-1', '100', 'x'),
  one('sort', ...FIELDS, '-id', '-hash', 'id,-title', ','),
  pair(
    field.map((name) => `select[${name}]`),
    fc.constantFrom('true', 'false', 'x'),
  ),
  pair(
    fc.constantFrom('populate[customers][hash]', 'populate[staff][email]', 'populate[x]', 'populate'),
    fc.constantFrom('true', 'x'),
  ),
  one('locale', 'fa', 'en', 'all', '*', 'xx'),
  one('fallback-locale', 'fa', 'none', 'null', 'xx'),
  one('draft', 'true', 'false'),
  one('trash', 'true', 'x'),
  one('pagination', 'false', 'x'),
  pair(fc.constantFrom('joins[variants][limit]', 'joins[x][where][id][equals]', 'joins'), value),
  one('_method', 'DELETE', 'PATCH', 'GET'),
  one('overrideAccess', 'true'),
  one('autosave', 'true'),
  one('publishSpecificLocale', 'fa', 'xx'),
  one('unpublishAllLocales', 'true'),
  one('publishAllLocales', 'true'),
  one('selectedLocales', 'fa', 'xx'),
  one('format', 'csv', 'xlsx', 'x'),
  one('user', '1'),
  one('data', '{}', '{"id":1}', '{'),
)

/** A query string of the content platform: conditions, order, fields, depth, languages and what it does not know. */
export const cmsQuery: fc.Arbitrary<string> = fc
  .array(fc.oneof(where, other), { maxLength: 4 })
  .map((pairs) =>
    pairs.map(([name, text]) => `${encodeURIComponent(name)}=${encodeURIComponent(text.toWellFormed())}`),
  )
  .map((pairs) => (pairs.length ? `?${pairs.join('&')}` : ''))

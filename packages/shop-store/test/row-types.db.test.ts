import { useTestDatabase } from '@rasteh/test-kit/database'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Column, describeStatement } from './describe-statement.ts'
import { type Locals, type RowProperty, readStatements, type Statement } from './read-statements.ts'

/** Their statements make tables, or are files of SQL with tests of their own. */
const SKIPPED = /^(platform\/migrate\/|payments\/run-checks\.ts)/

const LOCALS: Locals = {
  'orders/managed-orders.ts': {
    names: 'call, values',
    values: `['approve', 'ship', 'deliver', 'cancel', 'note', 'refund', 'mark-refunded', 'end-doubt', 'due-paid', 'correct-tracking']
      .map((kind) => toStatement({ kind }))`,
  },
  'orders/order-views.ts': {
    names: 'call, act',
    values: `['rename', 'move', 'remove', 'default'].map((kind) => ({ ...toStatement({ kind }), act: { kind } }))`,
  },
  'orders/load-order.ts': { names: 'isNumber', values: '[{ isNumber: true }, { isNumber: false }]' },
  'platform/privacy/erase-person.ts': {
    names: 'forget',
    values: 'PERSONAL_DATA.filter(({ forget }) => forget)',
  },
  'platform/privacy/export-person.ts': { names: 'give', values: 'PERSONAL_DATA.filter(({ give }) => give)' },
  'reads/command-bar.ts': {
    names: 'asked, words',
    values: `[{ asked: 'v.search_text like $4', words: ['a'] }]`,
  },
  'reads/form-inbox.ts': {
    names: 'asked',
    values: `[[null, 'x'], [1, null]].map(([formId, state]) => ({ asked: filtersOf(formId, state) }))`,
  },
  'reads/reports/goods.ts': { names: 'part', values: 'Object.keys(BY_PART).map((part) => ({ part }))' },
  'reads/reports/sales.ts': { names: 'part', values: 'Object.keys(BY_PART).map((part) => ({ part }))' },
  'reads/module-products.ts': {
    names: 'source',
    values: 'Object.keys(STATEMENTS).map((kind) => ({ source: { kind } }))',
  },
  'reads/news.ts': { names: 'choice', values: 'Object.keys(LISTS).map((kind) => ({ choice: { kind } }))' },
  'reads/order-list.ts': {
    names: 'asked',
    values: `['today', UNPAID_STATES[0], 'refund-due', null].map((list) => ({ asked: chosenOrders({
      query: { list, text: '1', filter: { states: UNPAID_STATES, fromDay: '2026-01-01', toDay: '2026-01-02', provinceId: 1, city: 'a',
        deliveryMethodId: 1, methodId: 1, minRial: 1, maxRial: 2, product: 'a', code: 'A', hasNote: true } },
      sought: { customerIds: [1], variantIds: [1] }, cursor: 1, limit: 9 }) }))`,
  },
  'reads/order-sought.ts': {
    names: 'asked',
    values: `[soughtCustomers('a'), soughtVariants('a')].map((asked) => ({ asked }))`,
  },
  'reads/price-candidates.ts': {
    names: 'choice',
    values: 'Object.keys(CHOSEN).map((kind) => ({ choice: { kind } }))',
  },
  'reads/product-grid.ts': {
    names: 'asked',
    values: `['newest', 'title', 'sku', 'cheapest', 'dearest'].map((sort) => ({ asked: chosenVariants({ productId: 1,
      categoryId: 1, brand: 'a', stock: 'low', minRial: 1, maxRial: 2, missing: 'text', words: ['a'], sort }, { key: 1, id: 1 }, 9) }))`,
  },
  'reads/product-list.ts': { names: 'query', values: '[{ query: {} }, { query: { categoryId: 1 } }]' },
  'reads/sitemap.ts': {
    names: 'kind, table, slug, changed, pictures',
    values: 'SITEMAP_KINDS.map((kind) => ({ kind, table: KINDS[kind].rows, ...KINDS[kind] }))',
  },
  'reads/torob-feed.ts': { names: 'shape', values: 'Object.keys(CHOSEN).map((shape) => ({ shape }))' },
  'reads/text-words.ts': {
    names: 'source',
    values: 'Object.keys(STATEMENTS).map((source) => ({ source }))',
  },
  'reads/translations.ts': {
    names: 'source',
    values: 'Object.keys(STATEMENTS).map((source) => ({ source }))',
  },
  'search/company-documents.ts': {
    names: 'source',
    values: "['pages', 'news', 'files'].map((source) => ({ source }))",
  },
  'search/company-source.ts': {
    names: 'source',
    values: 'Object.keys(SOURCES).map((source) => ({ source }))',
  },
  'accounts/sessions.ts': {
    names: 'session',
    values: "['staff', 'customers'].map((collection) => ({ session: { collection } }))",
  },
}

/** Columns that make the database do something and are not read. */
const UNREAD = ['set_config', 'told']

const database = useTestDatabase()
let client: pg.Client
let statements: Statement[]

beforeAll(async () => {
  client = new pg.Client({ connectionString: database.urls.owner })
  await client.connect()
  statements = await readStatements(LOCALS, SKIPPED)
})
afterAll(() => client.end())

describe('the statements of shop-store', () => {
  it('fit the tables, and their rows have the columns that their types name', async () => {
    expect(statements.length).toBeGreaterThan(150)
    const faults: string[] = []
    for (const { place, texts, row } of statements)
      for (const text of texts) {
        const columns = await describeStatement(client, text).catch((error: Error) => error)
        const found = columns instanceof Error ? [columns.message] : row ? mismatches(columns, row) : []
        faults.push(...found.map((fault) => `${place} ${fault}`))
      }
    expect(faults).toEqual([])
  })
})

function mismatches(columns: readonly Column[], row: readonly RowProperty[]): string[] {
  const types = new Map(row.map((property) => [property.name, property]))
  const missing = row.filter(
    ({ name, isOptional }) => !isOptional && columns.every((column) => column.name !== name),
  )
  return [
    ...missing.map(({ name }) => `the row type has ${name}, the statement has not`),
    ...columns.flatMap(({ name, kind }) => {
      const declared = types.get(name)
      if (!declared) return UNREAD.includes(name) ? [] : [`the statement has ${name}, the row type has not`]
      const fits = kind === 'json' || declared.kind === 'other' || declared.kind === kind
      return fits ? [] : [`${name} comes as ${kind}, the row type says ${declared.kind}`]
    }),
  ]
}

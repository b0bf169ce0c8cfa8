/** What the code of one package may import beside itself. */
export type ImportRow = {
  packages: readonly string[]
  /** Packages from the registry, by name or by scope. `any` where an application's own list is its package.json. */
  modules: readonly string[] | 'any'
  /** Whether Node's own modules (files, crypto, network) may be used; rules run in browsers too. */
  node: boolean
}

const pure = { modules: [], node: false } as const

/** What both processes of pages are made of. */
const pagePackages = [
  'shop-core',
  'persian-text',
  'form-rules',
  'contracts',
  'http-server',
  'messages',
  'shop-store',
  'shop-client',
  'search',
  'observability',
  'ui',
]

/** STYLE.md's import table. A package without its row here fails `pnpm verify`. */
export const importTable: Record<string, ImportRow> = {
  'persian-text': { packages: [], ...pure },
  'shop-core': { packages: ['persian-text'], ...pure },
  'form-rules': { packages: ['persian-text'], ...pure },
  contracts: { packages: ['shop-core'], modules: ['typebox'], node: false },
  messages: { packages: ['shop-core', 'persian-text'], ...pure },
  'shop-store': { packages: ['shop-core'], modules: ['pg', '@types/pg', 'ioredis'], node: true },
  'private-files': { packages: ['shop-core'], modules: ['sharp'], node: true },
  gateways: { packages: ['shop-core'], modules: [], node: true },
  // The steps that move an order's payment: both sides of it run in shop-api and worker.
  payments: { packages: ['shop-core', 'shop-store', 'gateways'], modules: [], node: true },
  // Analysis is ours, retrieval an engine's: PostgreSQL, or OpenSearch beside it.
  search: {
    packages: ['persian-text', 'shop-core', 'shop-store'],
    modules: ['pg', '@types/pg', '@opensearch-project'],
    node: true,
  },
  // What the processes tell about themselves: metrics and traces.
  observability: {
    packages: ['shop-core', 'shop-store'],
    modules: ['prom-client', 'pg', '@types/pg', '@opentelemetry'],
    node: true,
  },
  // The one way in over HTTP, for every process that answers visitors.
  'http-server': { packages: ['contracts'], modules: [], node: true },
  ui: {
    packages: ['persian-text', 'shop-core'],
    modules: [
      'react',
      '@types/react',
      'react-aria-components',
      '@internationalized/date',
      '@fontsource-variable',
      'embla-carousel-react',
    ],
    node: false,
  },
  'shop-api': {
    packages: [
      'shop-core',
      'persian-text',
      'form-rules',
      'contracts',
      'http-server',
      'messages',
      'shop-store',
      'private-files',
      'gateways',
      'payments',
      'search',
      'observability',
    ],
    modules: 'any',
    node: true,
  },
  worker: {
    packages: [
      'shop-core',
      'persian-text',
      'form-rules',
      'contracts',
      'messages',
      'shop-store',
      'private-files',
      'gateways',
      'payments',
      'search',
      'observability',
    ],
    modules: 'any',
    node: true,
  },
  // Outside services that speak their true protocols: it knows nothing of the shop.
  simulator: { packages: [], modules: [], node: true },
  // The browser's calls to shop-api, for islands and for the dashboard.
  'shop-client': {
    packages: ['shop-core', 'persian-text', 'form-rules', 'contracts'],
    modules: ['react', '@types/react', '@simplewebauthn'],
    node: false,
  },
  storefront: { packages: pagePackages, modules: 'any', node: true },
  // Documents of the library are checked as those that customers send.
  dashboard: { packages: [...pagePackages, 'private-files'], modules: 'any', node: true },
  'test-kit': {
    packages: ['shop-core', 'contracts', 'shop-store'],
    modules: ['vitest', 'pg', '@types/pg'],
    node: true,
  },
}

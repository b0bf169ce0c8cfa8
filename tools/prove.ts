import { spawnSync } from 'node:child_process'
import { ROOT } from './services/settings.ts'

/** Tests with more of something, or a script of its own for what needs programs that verify must not ask for. */
type Proof = { what: string; env: Record<string, string> } & ({ tests: string[] } | { script: string })

/** The full counts of what `pnpm verify` tries a tenth of. The seed is printed; PROPERTY_SEED replays it. */
const proofs: Record<string, Proof> = {
  rules: {
    what: 'every property of the rules, 10,000 runs each',
    env: { PROPERTY_RUNS: '10000' },
    tests: [
      '--project',
      'unit',
      'packages/shop-core',
      'packages/persian-text',
      'packages/form-rules',
      'packages/contracts',
    ],
  },
  'order-model': {
    what: 'every combination of order, attempts and goods: invariants, ends, dead ends; and the tables against the database',
    env: {},
    script: 'tools/order-model.ts',
  },
  'basket-model': {
    what: '2,000 random histories of up to 40 basket calls by up to 8 clients',
    env: { MODEL_RUNS: '2000' },
    tests: ['--project', 'database', 'apps/shop-api/test/basket-model'],
  },
  'basket-races': {
    what: '50 rounds of 50 parallel requests for each race of the basket',
    env: { RACE_ROUNDS: '50' },
    tests: ['--project', 'database', 'apps/shop-api/test/cart-races'],
  },
  'checkout-races': {
    what: '50 rounds of 50 parallel buyers for the last unit, one basket, a code with one use, a score, and a gift',
    env: { RACE_ROUNDS: '50', RACE_AT_ONCE: '50' },
    tests: ['--project', 'database', 'apps/shop-api/test/checkout-races', 'apps/shop-api/test/gift'],
  },
  slots: {
    what: '10 rounds of 100 buyers for the 10 places of a slot and of a day: 10 hold one, 90 are told, freed places come back',
    env: { SLOT_ROUNDS: '10', SLOT_BUYERS: '100' },
    tests: ['--project', 'database', 'apps/shop-api/test/delivery-slots'],
  },
  'basket-plans': {
    what: 'the plans of every basket statement with 1,000,000 products and 1,000,000 baskets',
    env: { PLAN_ROWS: '1000000' },
    tests: ['--project', 'database', 'tests/platform/basket-plans'],
  },
  'options-migration': {
    what: 'options beside 1,000,000 variants while four sellers sell: no lock is waited for longer than 200 ms',
    env: { MIGRATED_VARIANTS: '1000000' },
    tests: [
      '--project',
      'database',
      'packages/shop-store/src/platform/migrate/options-migration',
      '--disable-console-intercept',
    ],
  },
  'bulk-pricing': {
    what: '5,000 prices changed and given back; 100 sales against 100 saves of the product form; 5 scheduled changes by a worker',
    env: { BULK_PRICES: '5000', FORM_SAVES: '100', SCHEDULED_CHANGES: '5' },
    tests: [
      '--project',
      'database',
      'tests/content/bulk-pricing',
      'tests/content/stock-and-forms',
      'tests/content/scheduled-prices',
    ],
  },
  'dashboard-list': {
    what: 'the product list of the dashboard with 100,000 products: statements, plans and times',
    env: { LIST_PRODUCTS: '100000' },
    tests: ['--project', 'database', 'tests/content/dashboard-list'],
  },
  'search-plans': {
    what: 'the plans and times of every kind of search with 100,000 products',
    env: { PLAN_ROWS: '100000' },
    tests: ['--project', 'database', 'tests/search/search-plans', '--disable-console-intercept'],
  },
  'search-feed': {
    what: 'how soon 200 changes of the catalogue are found after their commit',
    env: { FEED_CHANGES: '200' },
    tests: [
      '--project',
      'database',
      'tests/search/search-feed',
      '--disable-console-intercept',
      '--testTimeout=600000',
    ],
  },
  fuzz: {
    what: '10,000 requests by schema and 10,000 malformed ones to every call of shop-api and of the content platform, as five people',
    env: { FUZZ_RUNS: '10000' },
    tests: ['--project', 'database', 'tests/fuzz/fuzz.db.test.ts', '--disable-console-intercept'],
  },
  'bank-scripts': {
    what: '2,000 scripts at the banks: doubled, late, replayed, forged, of another amount, with the names of another order',
    env: { BANK_SCRIPTS: '2000' },
    tests: ['--project', 'database', 'apps/shop-api/test/bank-scripts'],
  },
  'payment-attacks': {
    what: '5,000 histories of honest and dishonest payments at eight gateways: every attempt ends, every Rial is in one book',
    env: { PAYMENT_HISTORIES: '5000' },
    tests: ['--project', 'database', 'apps/shop-api/test/payment-'],
  },
  editor: {
    what: "an author builds a company's site of 12 pages, a publisher approves it, and a visitor walks it (after pnpm build)",
    env: { PROVE_EDITOR: '1' },
    script: 'tools/prove-editor.ts',
  },
  attacks: {
    what: 'every finding of the security review, tried on the built shop behind the edge and directly; ATTACKS=H1,M2 tries only those',
    env: {},
    script: 'tools/attacks.ts',
  },
  'captcha-ocr': {
    what: 'tesseract (apt-get install tesseract-ocr tesseract-ocr-fas) reads 500 captchas in 18 ways',
    env: { OCR_PICTURES: '500' },
    script: 'tools/captcha-ocr.ts',
  },
  'captcha-listen': {
    what: 'somebody with the recordings of the digits listens to 100 spoken captchas of each language, as they were and as they are',
    env: { LISTEN_SOUNDS: '100' },
    script: 'tools/captcha-listen.ts',
  },
  'clean-clone': {
    what: 'somebody clones the repository and sets nothing: it is installed, built and packed, and every command of README and CONTRIBUTING starts',
    env: {},
    script: 'tools/clean-clone.ts',
  },
  comments: {
    what: 'the plans of the comments of one product that has 100,000',
    env: { COMMENT_ROWS: '100000' },
    tests: ['--project', 'database', 'tests/platform/comment-plans'],
  },
  votes: {
    what: '200 rounds of 50 parallel votes by one person and by 50 people',
    env: { VOTE_ROUNDS: '200' },
    tests: ['--project', 'database', 'apps/shop-api/test/comment-votes'],
  },
  uploads: {
    what: 'every hostile upload: refused or made harmless, how long it took, how much memory it cost',
    env: { HOSTILE_UPLOADS: 'all' },
    tests: ['--project', 'database', 'apps/shop-api/test/hostile-uploads', '--disable-console-intercept'],
  },
  'sign-in': {
    what: '200 rounds of 50 parallel uses of one code and of its ticket; the limits of guessing; one hash for everybody',
    env: { RACE_ROUNDS: '200' },
    tests: [
      '--project',
      'database',
      'packages/shop-store/src/accounts/one-time-codes',
      'packages/shop-store/src/platform/attempt-limits',
      'apps/shop-api/test/account-code',
      'tests/accounts/sign-in',
    ],
  },
  desync: {
    what: '2,000 raw requests each through the edge, through the gateway, to storefront, dashboard and shop-api, with victims beside them',
    env: { DESYNC_REQUESTS: '2000' },
    script: 'tools/desync.ts',
  },
  'sign-in-attacks': {
    what: 'a stranger with 1,000 tries from 200 addresses at a customer (code and password) and at the owner; 100 pairs of timings for each call',
    env: { ATTACK_ATTEMPTS: '1000', ATTACK_ADDRESSES: '200', TIMING_PAIRS: '100' },
    tests: [
      '--project',
      'database',
      '--project',
      'timings',
      'tests/accounts/sign-in-attacks',
      'tests/accounts/sign-in-timings',
      'tests/accounts/known-devices',
      'apps/shop-api/test/account-code',
      'apps/shop-api/test/special-code',
      '--disable-console-intercept',
    ],
  },
  'search-variants': {
    what: '5,000 spellings of queries (letters, digits, half-spaces, tatweel, harakat) find the same first ten of 10,000 products',
    env: { SEARCH_VARIANTS: '5000', VARIANT_PRODUCTS: '10000' },
    tests: ['--project', 'database', 'tests/search/search-variants'],
  },
  traces: {
    what: 'the built shop with tracing on: a page, a search and a basket change, each one trace down to its statements',
    env: {},
    script: 'tools/built-traces.ts',
  },
  rows: {
    what: 'every figure and name that a row of the specification says, changed in the product: its tests must fail; MUTANTS and MUTANT_MINUTES bound a run, which goes on where the last one stopped; MUTANTS_IN=tests or browser tries those alone',
    env: {},
    script: 'tools/prove-rows.ts',
  },
  'import-export': {
    what: 'an Excel of 5,000 products with 50 bad rows: checked, applied and undone',
    env: { IMPORT_ROWS: '5000' },
    tests: ['--project', 'database', 'tests/content/import-export-load'],
  },
}

const [name = ''] = process.argv.slice(2)
const proof = proofs[name]
if (!proof) {
  console.error(`usage: pnpm prove ${Object.keys(proofs).join('|')}`)
  process.exit(2)
}
const seed = process.env.PROPERTY_SEED ?? '20261115'
console.log(`${proof.what}; seed ${seed}`)
const env = { ...process.env, ...proof.env, PROPERTY_SEED: seed }
const [command, parts] =
  'script' in proof ? (['node', [proof.script]] as const) : (['vitest', ['run', ...proof.tests]] as const)
process.exit(spawnSync(command, parts, { cwd: ROOT, env, stdio: 'inherit' }).status ?? 1)

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../services/settings.ts'
import { findStateNames } from './find-state-names.ts'

/** Where states and method ids are at home, and where the same words mean something else. */
const ALLOWED: Record<string, string> = {
  'packages/shop-core/src/order': 'the tables themselves',
  'packages/shop-core/src/payment': 'the tables themselves',
  'packages/shop-store/functions': 'the SQL functions, compared with the tables by a test',
  'packages/shop-store/migrations': 'the checks of the tables, compared by a test',
  'packages/gateways': 'what banks say, in their own words',
  'apps/simulator': 'the books of the simulated banks',
  'packages/test-kit': 'fixtures of tests',
  bench: 'a bench looks at the running shop from outside, as a test does',
  drills: 'a drill looks at the running shop from outside, as a test does',
  'tools/shots': 'pictures of orders that are put into each state',
  'packages/shop-core/src/comments': 'a comment awaits approval too',
  'apps/storefront/src/features/comments': 'a comment awaits approval too',
  'packages/shop-store/src/reads/price-changes.ts': 'a change of prices is cancelled too',
  'packages/shop-store/src/reads/shop-state.ts': 'jobs of a queue fail too',
}
const TESTS = /\.(test|spec|attack)\.tsx?$|\/e2e\/|\/tests?\/|^tests\//

describe('the names of states and the ids of payment methods', () => {
  it.each([
    [`if (order.state === 'shipped') send()`, ['shipped']],
    [`const SENT = ['shipped', 'delivered']`, ['shipped', 'delivered']],
    [`where o.state in ('cancelled', 'expired')`, ['cancelled', 'expired']],
    [`if (methodId === 2) return`, ['a payment method by its id']],
    ['where o.method_id in (3, 6)', ['a payment method by its id']],
    [`url: '/dashboard/orders?list=confirmed',`, ['confirmed']],
    [`  'awaiting-approval': styles.asks,`, []],
    [`return { kind: 'failed' }`, []],
  ])('finds them in %s', (line, names) => {
    expect(findStateNames(line).map(({ name }) => name)).toEqual(names)
  })

  it('are written nowhere but at home', () => {
    const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.sql'], {
      cwd: ROOT,
      encoding: 'utf8',
    })
      .split('\n')
      .filter(
        (file) => file && !TESTS.test(file) && !Object.keys(ALLOWED).some((home) => file.startsWith(home)),
      )
    const found = files.flatMap((file) =>
      findStateNames(readFileSync(join(ROOT, file), 'utf8')).map(
        ({ line, text, name }) => `${file}:${line} ${name}: ${text}`,
      ),
    )
    expect(found, 'ask a rule of @rasteh/shop-core/order or /payment instead').toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { playwrightResults } from '../verify/playwright-results.ts'
import { vitestResults } from '../verify/vitest-results.ts'
import { proofsOf } from './proofs.ts'

type Status = 'expected' | 'unexpected' | 'flaky' | 'skipped'

const journey = (status: Status, pages: string[] = ['/basket']) =>
  playwrightResults({
    errors: [],
    suites: [
      {
        title: 'basket.spec.ts',
        specs: [
          {
            title: 'adds [S9.99]',
            file: 'basket.spec.ts',
            tests: [
              {
                status,
                annotations: [
                  { type: 'row', description: 'S3.03' },
                  ...pages.map((description) => ({ type: 'page', description })),
                ],
                results: [{}],
              },
            ],
          },
        ],
      },
    ],
  })

const rule = (status: string, meta: { rows?: string[] }) =>
  vitestResults({
    testResults: [
      { name: 'add.test.ts', status, assertionResults: [{ fullName: 'S9.99 adds', status, meta }] },
    ],
  })

const provenBy = (tests: ReturnType<typeof journey>, touchesProduct = true) => [
  ...proofsOf(tests, () => touchesProduct).proven,
]

describe('a journey', () => {
  it('that passed proves the rows of its annotation, and none that stands elsewhere', () => {
    expect(provenBy(journey('expected'))).toEqual(['S3.03'])
  })

  it.each(['skipped', 'flaky', 'unexpected'] as const)('that is %s proves nothing', (status) => {
    expect(provenBy(journey(status))).toEqual([])
  })

  it('that opens the gallery page proves nothing, whatever else it opens', () => {
    expect(provenBy(journey('expected', ['/basket', '/ui']))).toEqual([])
  })
})

describe('a test of rules', () => {
  it('that passed proves the rows of its annotation', () => {
    expect(provenBy(rule('passed', { rows: ['S3.03'] }))).toEqual(['S3.03'])
  })

  it.each(['skipped', 'pending', 'todo', 'failed'])('that is %s proves nothing', (status) => {
    expect(provenBy(rule(status, { rows: ['S3.03'] }))).toEqual([])
  })

  it('of what no app uses proves nothing', () => {
    expect(provenBy(rule('passed', { rows: ['S3.03'] }), false)).toEqual([])
  })
})

it('a row that is not proven says why each test that names it does not count', () => {
  const { weak } = proofsOf([...journey('skipped'), ...rule('failed', { rows: ['S3.03'] })], () => true)
  expect(weak.get('S3.03')).toEqual([
    'apps/storefront/e2e/basket.spec.ts was skipped: basket.spec.ts adds [S9.99]',
    'add.test.ts failed: S9.99 adds',
  ])
})

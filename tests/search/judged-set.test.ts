import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { chanceOf } from '../../bench/relevance/errors/seeded.ts'
import { withTwoTypos, withTypo } from '../../bench/relevance/errors/typos.ts'
import { persianOnLatinKeys } from '../../bench/relevance/errors/wrong-layout.ts'
import { gradeOf } from '../../bench/relevance/grade.ts'
import { readIntent } from '../../bench/relevance/intent.ts'
import { CLASSES, judgedSet } from '../../bench/relevance/judged-set.ts'
import { ndcg, recall } from '../../bench/relevance/metrics.ts'
import type { BazaarFacts } from '../../seed/bazaar/facts.ts'
import { makeFacts } from '../../seed/bazaar/make-facts.ts'
import { ROOT } from '../../tools/services/settings.ts'

const set = judgedSet()
const phone: BazaarFacts = {
  number: 1,
  type: 'mobile',
  brand: 'apple',
  model: 'iPhone 15',
  code: 'A3090',
  traits: { storage: 128, colour: 'آبی' },
  fits: null,
}
const cover: BazaarFacts = {
  ...phone,
  type: 'phone-case',
  model: '',
  fits: { type: 'mobile', brand: 'apple', model: 'iPhone 15' },
}

describe('the judged set', () => {
  it('has three hundred queries and more, and each of its eleven classes in both halves', () => {
    expect(set.length).toBeGreaterThan(300)
    expect(CLASSES).toHaveLength(11)
    for (const half of ['tuning', 'holdout']) {
      for (const queryClass of CLASSES) {
        const members = set.filter((query) => query.half === half && query.queryClass === queryClass)
        expect(members.length, `${queryClass} ${half}`).toBeGreaterThan(15)
      }
    }
  })

  it('asks for nothing that the catalogue does not have', () => {
    const catalogue = makeFacts(52_000)
    const missing = set.filter(({ intent }) => !catalogue.some((facts) => gradeOf(intent, facts) === 3))
    expect(missing.map(({ text }) => text)).toEqual([])
  })

  it.each(['bench/relevance', 'seed/bazaar'])('knows nothing of the analyser: %s', (folder) => {
    const sources = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.startsWith('run/'))
      .map((name) => readFileSync(join(ROOT, folder, name), 'utf8'))
    expect(sources.filter((source) => /from '[^']*(persian-text|rasteh\/search)/.test(source))).toEqual([])
  })
})

describe('a grade', () => {
  it.each([
    ['mobile; brand=apple', phone, 3],
    ['mobile; brand=apple; storage=256', phone, 2],
    ['mobile; brand=samsung', phone, 1],
    ['mobile; storage=256', phone, 1],
    ['mobile; brand=apple; model=iPhone 15', { ...phone, model: 'iPhone 15 Pro' }, 2],
    ['mobile; brand=apple; model=iPhone 14', phone, 0],
    ['mobile; brand=apple; model=iPhone 15', cover, 1],
    ['mobile; brand=apple', cover, 0],
    ['phone-case; fits=iPhone 15', cover, 3],
    ['sku=1', phone, 3],
  ])('for %s', (written, facts, grade) => {
    expect(gradeOf(readIntent(written), facts)).toBe(grade)
  })
})

describe('the figures', () => {
  it('give 1 to the best ten and less to another order', () => {
    expect(ndcg({ found: [3, 2, 1], all: [1, 2, 3] })).toBe(1)
    expect(ndcg({ found: [1, 2, 3], all: [1, 2, 3] })).toBeLessThan(0.8)
    expect(recall({ found: [3, 0, 2], all: [3, 2, 2, 2, 0] })).toBe(0.5)
  })
})

describe('the error generators', () => {
  it('spoil the same text alike, and every text that is long enough', () => {
    const text = 'ماشین لباسشویی'
    expect(withTypo(text, chanceOf(text))).toBe(withTypo(text, chanceOf(text)))
    expect(withTypo(text, chanceOf(text))).not.toBe(text)
    expect(withTwoTypos(text, chanceOf(text))).not.toBe(text)
  })

  it('type Persian on Latin keys', () => {
    expect(persianOnLatinKeys('گوشی', chanceOf('a'))).toBe("',ad")
  })
})

import { describe, expect, it } from 'vitest'
import { LEXICON } from '../lexicon/lexicon.ts'
import { planQuery } from './plan-query.ts'
import type { QueryPlan } from './query-plan.ts'
import { toVocabulary } from './vocabulary-of-titles.ts'

const TITLES = [
  'گوشی موبایل سامسونگ مدل Galaxy S24 ظرفیت ۲۵۶ گیگابایت',
  'گوشی موبایل شیائومی مدل Redmi Note 13 ظرفیت ۱۲۸ گیگابایت',
  'گوشی‌های ساده نوکیا',
  'پاور‌بانک شیائومی ۲۰۰۰۰ میلی‌آمپر',
  'پاور بانک انکر',
  'کیف چرم زنانه',
  'کفش مردانه چرم',
  'کفش زنانه',
  'مایع شست‌و‌شو',
  'ماشین لباسشویی بوش',
  'صندلی اداری',
  'صندل زنانه',
  'گوش‌پاک‌کن',
  'کتان سفید',
  'کابل USB-C',
  'Samsung Galaxy Buds',
  ...Array(50).fill('تلویزیون HD'),
]

async function plansOf(text: string, synonyms: Record<string, string[]> = {}): Promise<QueryPlan[]> {
  const plans = []
  const known = { vocabulary: toVocabulary(TITLES), synonyms: (token: string) => synonyms[token] ?? [] }
  for await (const plan of planQuery(text, known)) plans.push(plan)
  return plans
}

const tokensOf = (plan: QueryPlan | undefined) =>
  plan?.words.map(({ tokens }) => tokens.map(({ token }) => token))
const bestOf = (plan: QueryPlan | undefined) => plan?.words.map(({ tokens }) => tokens[0]?.token)

describe('planQuery', () => {
  it.each([
    [['گوشی‌ها', 'گوشی ها', 'گوشیها', 'گوشي‌ها', 'گـوشی‌ها']],
    [['پاور بانک شیائومی', 'پاوربانک شیائومی', 'پاور‌بانک شیائومی', 'پاورِ بانك شیائومی']],
    [['شست و شو', 'شست‌و‌شو', 'شستوشو']],
    [['ماشین لباس‌شویی', 'ماشین لباسشویی', 'ماشین لباس شویی']],
    [['پاور‌بانک‌های شیائومی', 'پاور بانک های شیائومی', 'پاوربانکهای شیائومی', 'پاور بانکها شیائومی']],
    [['256 گیگ', '۲۵۶گیگابایت', '٢٥٦ گیگا بایت', '256GB']],
    [['galaxy s24', 'Galaxy S 24', 'galaxy S-24', 'GALAXY s۲۴']],
    [['usb-c', 'usb c', 'USBC']],
  ])('understands all of %j alike', async (spellings) => {
    const [first, ...others] = await Promise.all(spellings.map((text) => plansOf(text)))
    expect(first?.length).toBeGreaterThan(0)
    for (const plans of others) expect(plans.map(tokensOf)).toEqual(first?.map(tokensOf))
  })

  it('finds two words by the joined one too', async () => {
    const [plan] = await plansOf('پاور بانک')
    expect(tokensOf(plan)).toEqual([
      ['پاور', 'پاوربانک'],
      ['بانک', 'پاوربانک'],
    ])
  })

  it.each([
    ['گوشی', ['گوشی']],
    ['صندلی', ['صندلی']],
    ['کتان', ['کتان']],
  ])('takes no ending off %s, which is a word with it', async (text, tokens) => {
    const [plan] = await plansOf(text)
    expect(tokensOf(plan)).toEqual([tokens])
  })

  it.each([
    ['کیفی', 'کیف'],
    ['کفش‌هایم', 'کفش'],
    ['صندلی‌ها', 'صندلی'],
  ])('takes the ending off %s, which is no word of the catalogue with it', async (text, token) => {
    const [plan] = await plansOf(text)
    expect([bestOf(plan), plan?.corrected]).toEqual([[token], null])
  })

  it.each([
    ["',ad", 'گوشی'],
    ['t;tw', null],
    [';da fjn', null],
    ['سشپسعدل لشمشطغ', 'samsung galaxy'],
    ['سشئسعدل', 'samsung'],
    ["',ad samsung", 'گوشی samsung'],
    ['صندلی ای', null],
    ['adhS,ld', 'شیائومی'],
    ['adhm,ld', 'شیائومی'],
    ['ADHM,LD', 'شیائومی'],
  ])('reads %s from the other keyboard as %s', async (text, meant) => {
    const [plan] = await plansOf(text)
    expect(plan?.corrected ?? null).toBe(meant)
  })

  it.each([
    ['گوسی', ['گوشی']],
    ['کفض مردانه', ['کفش', 'مردانه']],
    ['سندلی', ['صندلی']],
    ['ماشین لباصشویی', ['ماشین', 'لباسشویی']],
    ['gushi', ['گوشی']],
    ['gooshi samsung', ['گوشی', 'samsung']],
    ['kafsh mardane', ['کفش', 'مردانه']],
    ['kif zanane', ['کیف', 'زنانه']],
    ['samsng', ['samsung']],
  ])('takes %s for %j and says so', async (text, tokens) => {
    const [plan] = await plansOf(text)
    expect([bestOf(plan), plan?.corrected]).toEqual([tokens, tokens.join(' ')])
  })

  it('thinks of further words where the likeliest find nothing', async () => {
    const [first, second] = await plansOf('صندلل اداری')
    expect(bestOf(first)).toEqual(['صندل', 'اداری'])
    expect(tokensOf(second)?.[0]).toEqual(expect.arrayContaining(['صندل', 'صندلی']))
    expect(tokensOf(first)?.[0]).not.toContain('صندلی')
  })

  it('leaves out the words that nothing is known of, and says so', async () => {
    const [plan] = await plansOf('کفش زنانه قثصضقثصض')
    expect([bestOf(plan), plan?.dropped]).toEqual([['کفش', 'زنانه'], ['قثصضقثصض']])
  })

  it('leaves out more words in later plans, the first word last', async () => {
    const plans = await plansOf('کفش مردانه شیائومی')
    const shorter = plans.filter(({ dropped }) => dropped.length > 0)
    expect(shorter.map(({ dropped }) => dropped)).toEqual([
      ['شیائومی'],
      ['مردانه'],
      ['کفش'],
      ['مردانه', 'شیائومی'],
    ])
  })

  it('does not ask for words that say nothing', async () => {
    const [plan] = await plansOf('خرید کفش و کیف برای')
    expect([bestOf(plan), plan?.dropped, plan?.corrected]).toEqual([['کفش', 'کیف'], [], null])
  })

  it('prefers the name that was asked for to longer ones that begin like it', async () => {
    const [plan] = await plansOf('گوشی redmi note 13')
    const [, ...name] = plan?.words ?? []
    expect(name.map(({ tokens }) => tokens.at(-1))).toEqual(
      Array(3).fill({ token: '=redminote13', weight: 1, origin: 'form' }),
    )
    expect(name.map(({ tokens }) => tokens[0])).toEqual(
      ['redmi', 'note', '13'].map((token) => ({ token, weight: 0.6, origin: 'typed' })),
    )
  })

  it('adds what managers say means the same', async () => {
    const [plan] = await plansOf('موبایل', { موبایل: ['گوشی', 'تلفن همراه'] })
    expect(tokensOf(plan)).toEqual([['موبایل', 'گوشی', 'تلفن_همراه', 'تلفنهمراه']])
  })

  it('is also a code where it can be one', async () => {
    const plans = await Promise.all(['SM-A 546', 'گوشی'].map((text) => plansOf(text)))
    expect(plans.map(([plan]) => plan?.code)).toEqual(['sma546', null])
  })

  it.each(['', '   ', '!*', '؟'])('has no plan for %j', async (text) => {
    expect(await plansOf(text)).toEqual([])
  })

  it('asks the vocabulary once for a known query, and four times for one unknown word', async () => {
    const asked = []
    for (const text of ['گوشی سامسونگ', 'گوسی سامسونگ']) {
      const vocabulary = toVocabulary(TITLES)
      for await (const _ of planQuery(text, { vocabulary, synonyms: () => [] })) break
      asked.push(vocabulary.asked.length)
    }
    expect(asked).toEqual([1, 4])
  })

  it('reads two halves of a word that the catalogue knows as that word, whatever the lexicon says of one half', async () => {
    const vocabulary = toVocabulary(['هدفون آوامهر', 'مهر چوبی', 'کیف مدرسه'])
    const first: string[] = []
    for await (const { words } of planQuery('آوا مهر', {
      vocabulary,
      synonyms: () => [],
      lexicon: LEXICON,
    })) {
      first.push(...words.flatMap(({ tokens }) => tokens.map(({ token }) => token)))
      break
    }
    expect(first).toContain('اوامهر')
  })
})

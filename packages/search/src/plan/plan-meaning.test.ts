import { describe, expect, it } from 'vitest'
import { LEXICON } from '../lexicon/lexicon.ts'
import { planQuery } from './plan-query.ts'
import type { QueryPlan } from './query-plan.ts'
import { type SketchedProduct, toProducts } from './vocabulary-of-products.ts'

const PRODUCTS: SketchedProduct[] = [
  { title: 'گوشی موبایل نگارا', category: 'گوشی موبایل' },
  { title: 'لپ‌تاپ اداری هیراد', category: 'لپ‌تاپ' },
  { title: 'تی‌شرت رنگی', category: 'پوشاک' },
  { title: 'کیف اداری مدل دیوان', category: 'کیف', attributes: { مناسب: 'مردانه' } },
  { title: 'کیف دستی چرمی', category: 'کیف', attributes: { مناسب: 'زنانه' } },
  { title: 'روسری ابریشمی', category: 'پوشاک', attributes: { مناسب: 'زنانه' } },
  { title: 'جعبه هدیه چای', category: 'چای و دمنوش' },
  { title: 'چای بهاره لاهیجان', category: 'چای و دمنوش' },
  { title: 'گل گاوزبان الموت', category: 'چای و دمنوش', attributes: { نوع: 'دمنوش گیاهی' } },
  { title: 'قابلمه گرانیتی', category: 'آشپزخانه', attributes: { 'سازگار با': 'اجاق گاز' } },
  { title: 'ست چاقوی پنج تایی', category: 'آشپزخانه' },
  { title: 'لیوان سفالی', category: 'سرامیک' },
  { title: 'هندزفری گردنی ورزشی', category: 'هدفون', description: 'کنار یخچال نگذارید.' },
  { title: 'هدفون بی‌سیم', category: 'هدفون' },
  { title: 'دوره یوگای صبحگاهی', category: 'دوره' },
]
const SHOP = toProducts(PRODUCTS)

async function plansOf(text: string): Promise<QueryPlan[]> {
  const plans: QueryPlan[] = []
  for await (const plan of planQuery(text, { ...SHOP, synonyms: () => [], lexicon: LEXICON }))
    plans.push(plan)
  return plans
}
const needsOf = (plan: QueryPlan | undefined) => plan?.words.flatMap(({ needs = [] }) => needs) ?? []
const firstWith = (plans: readonly QueryPlan[]) => plans.find(({ words }) => words.length > 0)

describe('a thing of the lexicon', () => {
  it.each(['اجاق گاز', 'یخچال'])(
    'that no product is called by is not sold, whatever mentions it: %s',
    async (text) => {
      const plans = await plansOf(text)
      expect(plans[0]).toMatchObject({ words: [], unsold: [text] })
    },
  )

  it('is also met by kinds that titles begin with, and by no half of another word', async () => {
    expect(needsOf((await plansOf('تی‌شرت'))[0])).not.toContain('^تاپ')
    expect(needsOf((await plansOf('دیوان حافظ'))[0])).not.toContain('!دیوان')
  })

  it('is named by an attribute that says what kind of thing it is', async () => {
    expect(needsOf((await plansOf('دمنوش'))[0])).toContain('^دمنوش')
  })

  it('is wanted, and not just a set of something', async () => {
    const plans = await plansOf('ست چای خوری')
    expect(plans[0]).toMatchObject({ words: [], unsold: ['چای خوری'] })
    expect(firstWith(plans)).toMatchObject({ isNearest: true })
    expect(needsOf(firstWith(plans))).toContain('!لیوان')
    expect(needsOf((await plansOf('ست چاقو'))[0])).toContain('^ست_چاقو')
  })

  it('has nothing near in a whole department', async () => {
    expect(firstWith(await plansOf('گوشت'))).toBeUndefined()
  })

  it('is found with the ی that links it to the next word', async () => {
    expect(needsOf((await plansOf('یوگا'))[0])).toContain('^یوگا')
  })
})

describe('what a thing is like', () => {
  it.each(['کیف جادار', 'لپ‌تاپ قوی'])(
    'is left out and not called unsold where nothing is so: %s',
    async (text) => {
      const [plan] = await plansOf(text)
      expect([plan?.unsold, plan?.dropped]).toEqual([[], text.split(' ').slice(1)])
    },
  )

  it('is apart from the thing where no product is called by both', async () => {
    const [plan] = await plansOf('کیف زنانه')
    expect(plan?.words.map(({ typed }) => typed)).toEqual(['کیف', 'زنانه'])
    expect(plan?.unsold).toEqual([])
  })

  it('still says what comes first where it had to be left out', async () => {
    const plans = await plansOf('گوشی ابریشمی')
    const shorter = plans.find(({ dropped }) => dropped.length > 0)
    expect(shorter?.words.map(({ isOptional = false }) => isOptional)).toEqual([false, true])
    expect(shorter?.words[1]?.tokens.map(({ token }) => token)).toContain('ابریشمی')
  })

  it('never takes the place of the thing', async () => {
    const plans = await plansOf('روسری گرانیتی دستی')
    expect(plans.every(({ words }) => words.length === 0 || words[0]?.typed === 'روسری')).toBe(true)
  })

  it('may end in the ی of one: «هدفونی» is a هدفون, «کتانی» no کتان', async () => {
    expect(needsOf((await plansOf('هدفونی'))[0])).toContain('^هدفون')
    expect((await plansOf('کتانی'))[0]?.unsold).toEqual(['کتانی'])
  })
})

describe('others of the same thing', () => {
  it.each(['روسری زنانه', 'هدفون برای ورزش', 'کیف زنانه چرمی'])(
    'follow where the rest says what it is like: %s',
    async (text) => {
      const [plan] = await plansOf(text)
      const [head, ...rest] = (await plan?.related?.())?.words ?? []
      expect(head?.needs).toEqual(plan?.words[0]?.needs)
      expect(rest.every(({ isOptional }) => isOptional)).toBe(true)
    },
  )

  it.each(['گوشی نگارا', 'گوشی m20', 'هدیه روز مادر'])('do not follow a name: %s', async (text) => {
    expect(await (await plansOf(text))[0]?.related?.()).toBeNull()
  })

  it('are what the thing is a kind of, where it was asked for alone', async () => {
    const [plan] = await plansOf('کیف دستی')
    expect(needsOf((await plan?.related?.()) ?? undefined)).toContain('!کیف')
    expect(await (await plansOf('روسری'))[0]?.related?.()).toBeNull()
  })

  it('are not for others than those who were named', async () => {
    const [plan] = await plansOf('کیف زنانه ابریشمی')
    expect((await plan?.related?.())?.without).toContain('@aمناسب\u001Fمردانه')
  })
})

describe('the thing itself', () => {
  it('is what titles begin with: a bag for laptops only has it in its name', async () => {
    const shop = toProducts([...PRODUCTS, { title: 'کیف لپ‌تاپ باریک', category: 'کیف' }])
    for await (const plan of planQuery('لپ تاپ', { ...shop, synonyms: () => [], lexicon: LEXICON })) {
      expect(plan.called).toContain('!لپتاپ')
      expect(plan.called?.filter((token) => token.startsWith('^'))).toEqual([])
      break
    }
  })
})

describe('an occasion', () => {
  it.each(['هدیه روز مادر', 'کادوی تولد برای مامانم', 'یه هدیه خوب برای مادرم', 'برای مامان'])(
    'finds what is bought for it, the best first: %s',
    async (text) => {
      const [plan] = await plansOf(text)
      expect(needsOf(plan).slice(0, 2)).toEqual(['^جعبه_هدیه', '!روسری'])
      const weightOf = (token: string) =>
        plan?.words[0]?.tokens.find((one) => one.token === token)?.weight ?? 0
      expect(weightOf('^جعبه_هدیه')).toBeGreaterThan(weightOf('!روسری'))
      expect(plan?.words.map(({ isFlat }) => isFlat)).toEqual([true])
    },
  )

  it('leaves out what is plainly for others', async () => {
    const [plan] = await plansOf('هدیه برای مادر')
    expect(plan?.without).toContain('@aمناسب\u001Fمردانه')
    expect(plan?.without).not.toContain('@aمناسب\u001Fزنانه')
  })

  it('says of a thing beside it what that is to be like', async () => {
    const [plan] = await plansOf('هدفون برای ورزش')
    expect(needsOf(plan)).toContain('^هدفون')
    expect(plan?.words.map(({ needs = [] }) => needs.length > 0)).toEqual([true, false])
    expect(plan?.words[1]?.tokens.map(({ token }) => token)).toContain('ورزشی')
  })

  it.each(['چشم روشنی خونه جدید', 'چشم‌روشنی برای خونه نو', 'هدیه خونه نو'])(
    'is understood as it is said: %s',
    async (text) => {
      expect((await plansOf(text))[0]?.words[0]?.isFlat).toBe(true)
    },
  )

  it('is not narrowed by what else was said', async () => {
    const [plan] = await plansOf('هدیه روز مادر گرانیتی')
    expect(plan?.words.map(({ isOptional = false }) => isOptional)).toEqual([false, true])
  })

  it('is more than any gift', async () => {
    expect((await plansOf('کادو برای مامان چی بگیرم'))[0]?.words).toHaveLength(1)
  })
})

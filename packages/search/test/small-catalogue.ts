import { type Sketch, toPlan } from './sketches.ts'

const phones = { category: 'گوشی موبایل', categoryIds: [10, 11] }
const extras = { category: 'لوازم جانبی', categoryIds: [10, 12] }
const others = { category: 'کابل', categoryIds: [20] }
const equal = { title: 'برابر', categoryIds: [30] }

export type ProductName = keyof typeof CATALOGUE

/** A few products of which it is plain what should come first. */
export const CATALOGUE = {
  galaxy: {
    ...phones,
    title: 'گوشی سامسونگ گلکسی s24',
    brand: 'سامسونگ',
    codes: ['sms921b'],
    forms: 'گوشیها',
    attributes: { حافظه: '256gb', رنگ: 'سفید' },
    priceRial: 900,
    discountPercent: 5,
    popularity: 50,
    createdAt: '2026-06-01',
  },
  oldGalaxy: {
    ...phones,
    title: 'گوشی سامسونگ گلکسی s10',
    brand: 'سامسونگ',
    codes: ['smg973'],
    attributes: { حافظه: '128gb', رنگ: 'سفید' },
    priceRial: 300,
    isInStock: false,
    popularity: 5,
    createdAt: '2024-06-01',
  },
  xiaomi: {
    ...phones,
    title: 'گوشی شیائومی ردمی',
    brand: 'شیائومی',
    attributes: { حافظه: '128gb', رنگ: 'مشکی' },
    description: 'همراه شارژر',
    priceRial: 400,
    discountPercent: 20,
    popularity: 20,
    createdAt: '2026-05-01',
  },
  case: {
    ...extras,
    title: 'قاب گوشی سامسونگ',
    brand: 'اسپیگن',
    attributes: { رنگ: 'آبی' },
    priceRial: 50,
    popularity: 90,
    createdAt: '2025-06-01',
  },
  charger: { ...others, title: 'شارژر دیواری', category: 'شارژر' },
  cable: { ...others, title: 'کابل رابط', popularity: 1 },
  cableLoved: { ...others, title: 'کابل رابط', popularity: 9 },
  cableGone: { ...others, title: 'کابل رابط', popularity: 99, isInStock: false },
  equalOne: equal,
  equalTwo: equal,
  equalThree: equal,
  equalFour: equal,
  equalFive: equal,
} satisfies Record<string, Sketch>

/** What a planner would say of queries that are not simply their words. */
export const PLANS = {
  'گوسی سامسونگ': [toPlan('گوسی سامسونگ'), toPlan('گوشی سامسونگ', { corrected: 'گوشی سامسونگ' })],
  'گوشی سامسونگ بنفش': [toPlan('گوشی سامسونگ بنفش'), toPlan('گوشی سامسونگ', { dropped: ['بنفش'] })],
  'شیائومی مشکی': [toPlan('شیائومی مشکی'), toPlan('شیائومی', { dropped: ['مشکی'] })],
}

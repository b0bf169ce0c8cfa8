import { describe, expect, it } from 'vitest'
import { defaultTexts } from './default-texts.ts'
import { messageKeys } from './keys.ts'

describe('defaultTexts', () => {
  it('gives a new shop every text of a culture', () => {
    expect(Object.keys(defaultTexts('fa-IR'))).toEqual(messageKeys)
  })

  it('gives Persian texts for fa-IR and English ones for en-US', () => {
    expect(defaultTexts('fa-IR').EmptyBasket).toBe('سبد خرید شما خالی است.')
    expect(defaultTexts('en-US').EmptyBasket).toBe('Your basket is empty.')
  })

  it.each([
    ['OtherMenuItems', 'سایر'],
    ['ShopManagement', 'مدیریت فروشگاه'],
  ] as const)('labels %s as the specification says', (key, label) => {
    expect(defaultTexts('fa-IR')[key]).toBe(label)
  })

  it('says in English that content cannot be loaded, to the letter', () => {
    expect(defaultTexts('en-US').LightboxContentFailed).toBe(
      'The requested content cannot be loaded. Please try again later.',
    )
    expect(defaultTexts('en-US').ScriptNoHead).toBe('Cannot load dynamic script, no HEAD tag present.')
  })
})

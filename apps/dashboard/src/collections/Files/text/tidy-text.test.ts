import { FILE_TEXT_MAX } from '@rasteh/shop-core/media'
import { expect, it } from 'vitest'
import { tidyText } from './tidy-text.ts'

it('gives letters the form in which people type them', () => {
  expect(tidyText('ﻛﺎﺗﺎﻟﻮگ ﻣﺤﺼﻮﻻت')).toBe('كاتالوگ محصولات')
})

it('keeps lines, and no character that the database does not take', () => {
  expect(tidyText('  فولاد \u0000 سپاهان\t\n\n\n \u0007صفحهٔ  دوم \ud800')).toBe('فولاد سپاهان\nصفحهٔ دوم �')
})

it('keeps no more than search reads', () => {
  expect(tidyText('آ'.repeat(FILE_TEXT_MAX + 10))).toHaveLength(FILE_TEXT_MAX)
})

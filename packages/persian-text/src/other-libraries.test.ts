import {
  addCommas,
  digitsArToEn,
  digitsArToFa,
  digitsEnToFa,
  digitsFaToEn,
  isPhoneNumberValid,
  normalizeText,
  numberToWords,
  removeCommas,
  slugify,
  verifyIranianNationalId,
} from '@persian-tools/persian-tools'
import { propertyRuns } from '@rasteh/test-kit/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toLatinDigits, toPersianDigits } from './digits.ts'
import { foldText } from './fold.ts'
import { formatDate } from './jalali.ts'
import { isIranianMobile } from './mobile.ts'
import { formatAmount, parseAmount } from './money.ts'
import { isNationalCode } from './national-code.ts'
import { toSlug } from './slug.ts'
import { numberInWords } from './words.ts'

const threeScripts = fc.stringMatching(/^[0-9۰-۹٠-٩ آ-ی]*$/)

describe('where persian-tools gives our answer', () => {
  it('converts digits alike, once both of its steps are taken', () => {
    fc.assert(
      fc.property(threeScripts, (text) => {
        expect(digitsArToEn(digitsFaToEn(text))).toBe(toLatinDigits(text))
        expect(digitsArToFa(digitsEnToFa(text))).toBe(toPersianDigits(text))
      }),
      propertyRuns(),
    )
  })

  it('puts commas alike', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (amount) => addCommas(amount) === formatAmount(amount, 'en-US')),
      propertyRuns(),
    )
  })

  it('accepts no national code that we refuse', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{10}$/),
        (code) => !verifyIranianNationalId(code) || isNationalCode(code),
      ),
      propertyRuns(),
    )
  })
})

describe('where persian-tools gives another answer', () => {
  it('refuses national codes that have the specified checksum', () => {
    const codes = ['1111111111', '0000000061']
    expect(codes.map((code) => [isNationalCode(code), verifyIranianNationalId(code)])).toEqual([
      [true, false],
      [true, false],
    ])
  })

  it.each([
    ['+9809123456789', true, false],
    ['00989123456789', false, true],
    ['۰۹۱۲۳۴۵۶۷۸۹', true, false],
    ['09700000000', true, false],
  ])('for the mobile %s we say %s and it says %s', (text, ours, theirs) => {
    expect([isIranianMobile(text), isPhoneNumberValid(text)]).toEqual([ours, theirs])
  })

  it('writes hundreds in two words and says one thousand', () => {
    expect([numberInWords(1_400, 'fa-IR'), numberToWords(1_400)]).toEqual([
      'هزار و چهارصد',
      'یک هزار و چهار صد',
    ])
  })

  it('reads no amount in Persian digits or with other separators than the comma', () => {
    expect([parseAmount('۱,۲۵۰'), removeCommas('۱,۲۵۰')]).toEqual([1250, Number.NaN])
    expect([parseAmount('1٬250'), removeCommas('1٬250')]).toEqual([1250, Number.NaN])
  })

  it('keeps half-spaces and Persian digits in addresses', () => {
    expect([toSlug('گوشی‌ها ۲'), slugify('گوشی‌ها ۲')]).toEqual(['گوشی-ها-2', 'گوشی‌ها-۲'])
  })

  it('leaves hamza and Arabic digits when it normalises', () => {
    expect([foldText('أحمد مؤسس ٢'), normalizeText('أحمد مؤسس ٢')]).toEqual(['احمد موسس 2', 'أحمد مؤسس ٢'])
  })
})

describe('Intl', () => {
  it('writes another separator and minus sign in fa-IR than the shop', () => {
    expect(new Intl.NumberFormat('fa-IR').format(-1_250)).toBe('\u200e−۱٬۲۵۰')
    expect(formatAmount(-1_250, 'fa-IR')).toBe('\u200e-۱,۲۵۰')
  })

  it('writes Jalali dates as we do when asked for two digits and the zone of Tehran', () => {
    const intl = new Intl.DateTimeFormat('fa-IR', {
      timeZone: 'Asia/Tehran',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
    const moment = fc.integer({ min: Date.UTC(1980, 0), max: Date.UTC(2100, 0) })
    fc.assert(
      fc.property(moment, (momentMs) => intl.format(momentMs) === formatDate(momentMs, 'fa-IR')),
      propertyRuns(),
    )
  })
})

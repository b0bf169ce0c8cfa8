import type { Language } from '../culture.ts'

export type Vocabulary = {
  zero: string
  minus: string
  and: string
  /** Between tens and ones, as in twenty-one. */
  tensJoint: string
  /** Between an amount of Tomans and its odd Rials. */
  unitsJoint: string
  ones: readonly string[]
  tens: readonly string[]
  hundreds: readonly string[]
  scales: readonly string[]
  /** Persian says «هزار», not «یک هزار», for a thousand. */
  saysOneThousand: boolean
}

const englishOnes = [
  ...['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
]

const persian: Vocabulary = {
  zero: 'صفر',
  minus: 'منفی',
  and: ' و ',
  tensJoint: ' و ',
  unitsJoint: ' و ',
  ones: [
    ...['', 'یک', 'دو', 'سه', 'چهار', 'پنج', 'شش', 'هفت', 'هشت', 'نه', 'ده', 'یازده', 'دوازده'],
    ...['سیزده', 'چهارده', 'پانزده', 'شانزده', 'هفده', 'هجده', 'نوزده'],
  ],
  tens: ['', '', 'بیست', 'سی', 'چهل', 'پنجاه', 'شصت', 'هفتاد', 'هشتاد', 'نود'],
  hundreds: ['', 'صد', 'دویست', 'سیصد', 'چهارصد', 'پانصد', 'ششصد', 'هفتصد', 'هشتصد', 'نهصد'],
  scales: ['', 'هزار', 'میلیون', 'میلیارد', 'تریلیون', 'کوادریلیون'],
  saysOneThousand: false,
}

const english: Vocabulary = {
  zero: 'zero',
  minus: 'minus',
  and: ' ',
  tensJoint: '-',
  unitsJoint: ' and ',
  ones: englishOnes,
  tens: ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'],
  hundreds: englishOnes.slice(0, 10).map((one) => (one === '' ? '' : `${one} hundred`)),
  scales: ['', 'thousand', 'million', 'billion', 'trillion', 'quadrillion'],
  saysOneThousand: true,
}

export const vocabularies: Record<Language, Vocabulary> = { fa: persian, en: english }

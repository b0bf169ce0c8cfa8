import type { CollectionLabels } from './labels.ts'

/** The provinces by their number, in the order of the alphabet. */
export const provinceNames = {
  '1': 'آذربایجان شرقی',
  '2': 'آذربایجان غربی',
  '3': 'اردبیل',
  '4': 'اصفهان',
  '5': 'البرز',
  '6': 'ایلام',
  '7': 'بوشهر',
  '8': 'تهران',
  '9': 'چهارمحال و بختیاری',
  '10': 'خراسان جنوبی',
  '11': 'خراسان رضوی',
  '12': 'خراسان شمالی',
  '13': 'خوزستان',
  '14': 'زنجان',
  '15': 'سمنان',
  '16': 'سیستان و بلوچستان',
  '17': 'فارس',
  '18': 'قزوین',
  '19': 'قم',
  '20': 'کردستان',
  '21': 'کرمان',
  '22': 'کرمانشاه',
  '23': 'کهگیلویه و بویراحمد',
  '24': 'گلستان',
  '25': 'گیلان',
  '26': 'لرستان',
  '27': 'مازندران',
  '28': 'مرکزی',
  '29': 'هرمزگان',
  '30': 'همدان',
  '31': 'یزد',
} as const satisfies Record<string, string>

export const cityLabels = {
  singular: 'شهر',
  plural: 'شهرها',
  fields: { title: 'نام شهر', province: 'استان' },
} as const satisfies CollectionLabels

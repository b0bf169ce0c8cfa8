import { ordersTexts, provinceNames, reportsTexts as texts } from '@rasteh/messages/dashboard'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import { toPaymentMethod } from '@rasteh/shop-core/payment'
import type { ReportPart } from '@rasteh/shop-core/reports'

type Named = { key: string; title: string | null }
const NONE: Partial<Record<ReportPart, string>> = texts.none

/** What people call a row of a report. */
export function sayRow(part: ReportPart, { key, title }: Named): string {
  if (title) return title
  switch (part) {
    case 'hour':
      return sayHour(Number(key))
    case 'city':
      return sayCity(key)
    case 'province':
      return sayProvince(key)
    case 'payment':
      return sayPayment(key)
    case 'tax':
      return texts.taxRate.replace('{percent}', toPersianDigits(key).replace('.', '٫'))
    default:
      return key === '' ? (NONE[part] ?? texts.none.brand) : gone(key)
  }
}

function sayHour(hour: number): string {
  const two = (value: number) => toPersianDigits(String(value))
  return texts.hour.replace('{from}', two(hour)).replace('{to}', two(hour + 1))
}

function sayCity(key: string): string {
  const [province = '', city = ''] = key.split('/')
  if (city === '') return texts.none.city
  const named = nameOfProvince(province)
  return named ? `${city} (${named})` : city
}

const sayProvince = (key: string) => nameOfProvince(key) ?? (key === '' ? texts.none.province : gone(key))

function nameOfProvince(key: string): string | undefined {
  return Object.entries(provinceNames).find(([number]) => number === key)?.[1]
}

function sayPayment(key: string): string {
  return (
    Object.entries(ordersTexts.methods).find(([id]) => id === key)?.[1] ?? toPaymentMethod(Number(key)) ?? key
  )
}

const gone = (key: string) => texts.none.gone.replace('{key}', () => toPersianDigits(key))

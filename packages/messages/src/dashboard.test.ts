import { describe, expect, it } from 'vitest'
import {
  bulkPricingTexts,
  dashboardLabels,
  dashboardTexts,
  menuTexts,
  platformFieldLabels,
  platformTexts,
  productGridTexts,
  stockTexts,
} from './dashboard.ts'

const words = textsIn({
  dashboardLabels,
  menuTexts,
  dashboardTexts,
  platformFieldLabels,
  platformTexts,
  bulkPricingTexts,
  productGridTexts,
  stockTexts,
})

describe('dashboard labels', () => {
  it('are all in Persian', () => {
    const foreign = words.filter(([, text]) => !/[آ-ی]/.test(text))
    expect(foreign, 'write these labels in Persian in src/dashboard').toEqual([])
  })
})

function textsIn(value: object, place: string[] = []): [place: string, text: string][] {
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'string'
      ? [[[...place, name].join('.'), inner] as [string, string]]
      : textsIn(inner, [...place, name]),
  )
}

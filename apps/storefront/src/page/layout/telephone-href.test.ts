import { expect, it } from 'vitest'
import { telephoneHref } from './telephone-href.ts'

it.each([
  ['۰۳۱-۳۶۲۰ ۰۰۰۰', 'tel:03136200000'],
  ['٠٢١٩١٠٠', 'tel:0219100'],
  ['+98 (21) 9100-0000', 'tel:+982191000000'],
])('dials %s as %s', (written, href) => {
  expect(telephoneHref(written)).toBe(href)
})

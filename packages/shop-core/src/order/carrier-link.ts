import { toLatinDigits } from '@rasteh/persian-text/digits'

type CarrierPage = { names: RegExp; codes: RegExp; page: string }

/** Pages on which carriers say where a parcel is; a code is written at their end. The post's numbers have 20 or 24 digits. */
const CARRIER_PAGES: readonly CarrierPage[] = [
  { names: /ت[یي]پا[کك]س|tipax/i, codes: /^\d{5,40}$/, page: 'https://tipaxco.com/tracking?id=' },
  {
    names: /الو\s?پ[یي][کك]|alopeyk/i,
    codes: /^[0-9A-Za-z-]{5,40}$/,
    page: 'https://tracking.alopeyk.com/#/',
  },
  { names: /پست|^post/i, codes: /^(?:\d{20}|\d{24})$/, page: 'https://tracking.post.ir/?id=' },
]

/** The carrier's page about a parcel; null for a carrier that has none, or a code that cannot be its own. */
export function carrierLink(carrier: string | null, trackingCode: string | null): string | null {
  const code = toLatinDigits(trackingCode ?? '').replaceAll(/\s/g, '')
  const found = CARRIER_PAGES.find(({ names, codes }) => names.test(carrier ?? '') && codes.test(code))
  return found ? found.page + code : null
}

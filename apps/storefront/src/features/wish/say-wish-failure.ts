import type { PageSay } from '#page/islands/page-settings.tsx'

/** Says why a wish was not kept, by the word that the shop refused it with; an outage has none. */
export function sayWishFailure(say: PageSay, refusal: string): string {
  if (refusal === 'WishIsSold') return say('WishIsSold')
  if (refusal === 'TooManyMessages') return say('WishTooMany')
  return say('WishFailed')
}

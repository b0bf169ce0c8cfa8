import { permanentRedirect, redirect } from 'next/navigation'
import { askedCulture } from './answer.ts'
import { addressInCulture } from './keep-culture.ts'
import { siteOrigin } from './origin.ts'

/** Leads to where a page stands, for good, in the culture that the address asked for. */
export function leadTo(address: string): never {
  permanentRedirect(addressInCulture(address, askedCulture(), siteOrigin()))
}

/** The same, for this time. */
export function leadForNowTo(address: string): never {
  redirect(addressInCulture(address, askedCulture(), siteOrigin()))
}

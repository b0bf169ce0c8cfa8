import { Answer } from './answer.ts'
import { addressInCulture } from './keep-culture.ts'
import { siteOrigin } from './origin.ts'
import { currentRequest } from './request.ts'

/** Leads to where a page stands, for good, in the culture that the URL asked for. */
export function leadTo(address: string): never {
  throw Answer.movedTo(inNamedCulture(address))
}

/** The same, for this time. */
export function leadForNowTo(address: string): never {
  throw Answer.foundAt(inNamedCulture(address))
}

function inNamedCulture(address: string): string {
  return addressInCulture(address, currentRequest().namedCulture, siteOrigin())
}

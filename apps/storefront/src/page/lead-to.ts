import { addressInCulture } from './address-in-culture.ts'
import { Answer } from './answer.ts'
import { keptCulture } from './kept-culture.ts'

/** Leads to where a page stands, for good, in the culture that the URL asked for. */
export function leadTo(address: string): never {
  throw Answer.movedTo(addressInCulture(address, keptCulture()))
}

/** The same, for this time. */
export function leadForNowTo(address: string): never {
  throw Answer.foundAt(addressInCulture(address, keptCulture()))
}

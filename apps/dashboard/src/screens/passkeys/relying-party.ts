import { dashboardTexts } from '@rasteh/messages/dashboard'
import type { Payload } from 'payload'

type RelyingParty = { name: string; id: string; origin: string }

/** The shop as authenticators know it. Both come from the shop's own origin, never from a request. */
export function relyingParty({ config }: Payload): RelyingParty {
  const { origin, hostname } = new URL(config.serverURL)
  return { name: dashboardTexts.shopName, id: hostname, origin }
}

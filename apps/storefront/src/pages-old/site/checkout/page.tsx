import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { loadPage } from '@rasteh/shop-store/reads/articles'
import { loadCities } from '@rasteh/shop-store/reads/cities'
import type { Metadata } from 'next'
import { CheckoutPage } from '../../../features/checkout/checkout-page.tsx'
import { toPlaces } from '../../../page/address/places.ts'
import { readCulture, readLanguage } from '../../../page/culture.ts'
import { readDatabase } from '../../../page/database.ts'
import { pageHead } from '../../../page/page-head.ts'
import { loadSay } from '../../../page/say.ts'

export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const say = await loadSay()
  return pageHead({ path: PAGE_PATHS.checkout, title: say('Checkout'), isHidden: true })
}

export default async function Page() {
  const language = await readLanguage()
  const [say, culture, cities, rules] = await Promise.all([
    loadSay(),
    readCulture(),
    loadCities(readDatabase(), language),
    loadPage(readDatabase(), PAGE_PATHS.rules.slice(1), language),
  ])
  const places = toPlaces(cities, { say, culture })
  return <CheckoutPage say={say} places={places} rulesHref={rules && PAGE_PATHS.rules} />
}

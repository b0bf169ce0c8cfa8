import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { loadPage } from '@rasteh/shop-store/reads/articles'
import { loadCities } from '@rasteh/shop-store/reads/cities'
import { toPlaces } from '#features/addresses/public.ts'
import { readLanguage } from '#page/culture/culture.ts'
import { definePage } from '#page/define-page.ts'
import { pageHead } from '#page/layout/page-head.ts'
import { readDatabase } from '#page/load/database.ts'
import { CheckoutPage } from './checkout-page.tsx'

type Data = { cities: Awaited<ReturnType<typeof loadCities>>; hasRules: boolean }

export default definePage<Data>({
  path: PAGE_PATHS.checkout,
  isOfShop: true,
  isPersonal: true,
  load: async () => {
    const [cities, rules] = await Promise.all([
      loadCities(readDatabase(), readLanguage()),
      loadPage(readDatabase(), PAGE_PATHS.rules.slice(1), readLanguage()),
    ])
    return { cities, hasRules: rules !== null }
  },
  head: (_, site) =>
    pageHead({ path: PAGE_PATHS.checkout, title: site.say('Checkout'), isHidden: true }, site),
  Component: ({ data: { cities, hasRules }, site }) => (
    <CheckoutPage
      say={site.say}
      places={toPlaces(cities, site)}
      rulesHref={hasRules ? PAGE_PATHS.rules : null}
    />
  ),
})

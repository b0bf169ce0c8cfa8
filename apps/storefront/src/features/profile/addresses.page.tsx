import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { loadCities } from '@rasteh/shop-store/reads/cities'
import { toPlaces } from '#features/addresses/public.ts'
import { readLanguage } from '#page/culture/culture.ts'
import { definePage } from '#page/define-page.ts'
import { pageHead } from '#page/layout/page-head.ts'
import { readDatabase } from '#page/load/database.ts'
import AddressesPart from './islands/addresses-part.tsx'
import { ProfileFrame } from './profile-frame.tsx'

const path = PAGE_PATHS.profileAddresses

export default definePage({
  path,
  isOfShop: true,
  isPersonal: true,
  load: () => loadCities(readDatabase(), readLanguage()),
  head: (_, site) => pageHead({ path, title: site.say('ProfileAddresses'), isHidden: true }, site),
  Component: ({ data: cities, site }) => (
    <ProfileFrame section={path} say={site.say}>
      <AddressesPart places={toPlaces(cities, site)} />
    </ProfileFrame>
  ),
})

import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { loadCities } from '@rasteh/shop-store/reads/cities'
import { toPlaces } from '../../page/address/places.ts'
import { readLanguage } from '../../page/culture.ts'
import { readDatabase } from '../../page/database.ts'
import { definePage } from '../../page/define-page.ts'
import { pageHead } from '../../page/page-head.ts'
import AddressesPart from './islands/addresses-part.tsx'
import { ProfileFrame } from './profile-frame.tsx'

const path = PAGE_PATHS.profileAddresses

export default definePage({
  path,
  isPersonal: true,
  load: () => loadCities(readDatabase(), readLanguage()),
  head: (_, site) => pageHead({ path, title: site.say('ProfileAddresses'), isHidden: true }, site),
  Component: ({ data: cities, site }) => (
    <ProfileFrame section={path} say={site.say}>
      <AddressesPart places={toPlaces(cities, site)} />
    </ProfileFrame>
  ),
})

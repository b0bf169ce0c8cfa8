import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { loadCities } from '@rasteh/shop-store/reads/cities'
import type { Metadata } from 'next'
import AddressesPart from '../../../../features/profile/islands/addresses-part.tsx'
import { ProfileFrame } from '../../../../features/profile/profile-frame.tsx'
import { toPlaces } from '../../../../page/address/places.ts'
import { readCulture, readLanguage } from '../../../../page/culture.ts'
import { readDatabase } from '../../../../page/database.ts'
import { pageHead } from '../../../../page/page-head.ts'
import { loadSay } from '../../../../page/say.ts'

export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const say = await loadSay()
  return pageHead({ path: PAGE_PATHS.profileAddresses, title: say('ProfileAddresses'), isHidden: true })
}

export default async function Page() {
  const [say, culture, cities] = await Promise.all([
    loadSay(),
    readCulture(),
    loadCities(readDatabase(), await readLanguage()),
  ])
  return (
    <ProfileFrame section={PAGE_PATHS.profileAddresses} say={say}>
      <AddressesPart places={toPlaces(cities, { say, culture })} />
    </ProfileFrame>
  )
}

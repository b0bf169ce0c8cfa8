import { PAGE_PATHS } from '@rasteh/contracts/paths'
import type { Metadata } from 'next'
import SecurityPart from '../../../../features/profile/islands/security-part.tsx'
import { ProfileFrame } from '../../../../features/profile/profile-frame.tsx'
import { pageHead } from '../../../../page/page-head.ts'
import { loadSay } from '../../../../page/say.ts'

export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const say = await loadSay()
  return pageHead({ path: PAGE_PATHS.profileSecurity, title: say('ProfileSecurity'), isHidden: true })
}

export default async function Page() {
  const say = await loadSay()
  return (
    <ProfileFrame section={PAGE_PATHS.profileSecurity} say={say}>
      <SecurityPart />
    </ProfileFrame>
  )
}

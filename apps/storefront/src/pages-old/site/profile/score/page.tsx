import { PAGE_PATHS } from '@rasteh/contracts/paths'
import type { Metadata } from 'next'
import ScorePart from '../../../../features/profile/islands/score-part.tsx'
import { ProfileFrame } from '../../../../features/profile/profile-frame.tsx'
import { pageHead } from '../../../../page/page-head.ts'
import { loadSay } from '../../../../page/say.ts'

export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const say = await loadSay()
  return pageHead({ path: PAGE_PATHS.profileScore, title: say('ProfileScore'), isHidden: true })
}

export default async function Page() {
  const say = await loadSay()
  return (
    <ProfileFrame section={PAGE_PATHS.profileScore} say={say}>
      <ScorePart />
    </ProfileFrame>
  )
}

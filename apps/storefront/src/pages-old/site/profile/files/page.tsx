import { PAGE_PATHS } from '@rasteh/contracts/paths'
import type { Metadata } from 'next'
import FilesPart from '../../../../features/profile/islands/files-part.tsx'
import { ProfileFrame } from '../../../../features/profile/profile-frame.tsx'
import { pageHead } from '../../../../page/page-head.ts'
import { loadSay } from '../../../../page/say.ts'

export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const say = await loadSay()
  return pageHead({ path: PAGE_PATHS.profileFiles, title: say('ProfileFiles'), isHidden: true })
}

export default async function Page() {
  const say = await loadSay()
  return (
    <ProfileFrame section={PAGE_PATHS.profileFiles} say={say} hint={say('ProfileFilesHint')}>
      <FilesPart />
    </ProfileFrame>
  )
}

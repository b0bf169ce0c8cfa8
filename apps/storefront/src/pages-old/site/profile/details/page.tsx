import { PAGE_PATHS } from '@rasteh/contracts/paths'
import type { Metadata } from 'next'
import DetailsPart from '../../../../features/profile/islands/details-part.tsx'
import { ProfileFrame } from '../../../../features/profile/profile-frame.tsx'
import { FileField } from '../../../../page/file-field/file-field.tsx'
import { pageHead } from '../../../../page/page-head.ts'
import { loadSay } from '../../../../page/say.ts'

export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const say = await loadSay()
  return pageHead({ path: PAGE_PATHS.profileDetails, title: say('ProfileDetails'), isHidden: true })
}

export default async function Page() {
  const say = await loadSay()
  return (
    <ProfileFrame section={PAGE_PATHS.profileDetails} say={say} hint={say('ProfileDetailsHint')}>
      <DetailsPart>
        <FileField
          formFieldId="national-card"
          label={say('AccountNationalCard')}
          hint={say('ProfileCardHint')}
        />
      </DetailsPart>
    </ProfileFrame>
  )
}

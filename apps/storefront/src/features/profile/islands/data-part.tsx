'use client'

import { Skeleton } from '@rasteh/ui/skeleton'
import { PrivacySection } from '#features/account/public-privacy.ts'
import { island } from '#island'
import { CurrentUserPart } from '../current-user-part.tsx'
import { currentUserProfile } from '../current-user-profile.ts'

/** What the shop knows of the customer: to be taken along, or to be erased for good. */
export function DataPart() {
  return (
    <CurrentUserPart store={currentUserProfile} skeleton={<Skeleton shape="control" />}>
      {() => <PrivacySection />}
    </CurrentUserPart>
  )
}

export default island('profile/data-part', DataPart, 'load')

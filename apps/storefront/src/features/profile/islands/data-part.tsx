'use client'

import { Skeleton } from '@rasteh/ui/skeleton'
import { island } from '#island'
import { PrivacySection } from '../../../page/account/privacy-section.tsx'
import { OwnPart } from '../own-part.tsx'
import { ownProfile } from '../own-profile.ts'

/** What the shop knows of the customer: to be taken along, or to be erased for good. */
export function DataPart() {
  return (
    <OwnPart store={ownProfile} skeleton={<Skeleton shape="control" />}>
      {() => <PrivacySection />}
    </OwnPart>
  )
}

export default island('profile/data-part', DataPart, 'load')

'use client'

import { Skeleton } from '@rasteh/ui/skeleton'
import { island } from '#island'
import { FileField } from '../../../page/file-field/file-field.tsx'
import { usePageSettings } from '../../../page/islands/page-settings.tsx'
import { OwnPart } from '../own-part.tsx'
import { ownProfile } from '../own-profile.ts'
import styles from '../profile.module.css'

/** The customer's private files, each in its field: seen, deleted and sent anew. */
export function FilesPart() {
  const { say } = usePageSettings()
  return (
    <OwnPart store={ownProfile} skeleton={<Skeleton shape="control" />}>
      {() => (
        <div className={styles.fields}>
          <FileField formFieldId="national-card" label={say('AccountNationalCard')} />
          <FileField formFieldId="profile-picture" label={say('ProfilePicture')} isPicture />
        </div>
      )}
    </OwnPart>
  )
}

export default island('profile/files-part', FilesPart, 'load')

'use client'

import { Skeleton } from '@rasteh/ui/skeleton'
import { FileField } from '#features/files/public-file-field.ts'
import { island } from '#island'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { CurrentUserPart } from '../current-user-part.tsx'
import { currentUserProfile } from '../current-user-profile.ts'
import styles from '../profile.module.css'

/** The customer's private files, each in its field: seen, deleted and sent again. */
export function FilesPart() {
  const { say } = usePageSettings()
  return (
    <CurrentUserPart store={currentUserProfile} skeleton={<Skeleton shape="control" />}>
      {() => (
        <div className={styles.fields}>
          <FileField formFieldId="national-card" label={say('AccountNationalCard')} />
          <FileField formFieldId="profile-picture" label={say('ProfilePicture')} isPicture />
        </div>
      )}
    </CurrentUserPart>
  )
}

export default island('profile/files-part', FilesPart, 'load')

'use client'

import { FormAlert } from '@rasteh/ui/form-alert'
import { Skeleton } from '@rasteh/ui/skeleton'
import { useState } from 'react'
import { NationalCardField } from '#features/files/public-national-card.ts'
import { PersonForm, type PersonSaved } from '#features/person/public-person-form.ts'
import { island } from '#island'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { CurrentUserPart } from '../current-user-part.tsx'
import { currentUserProfile } from '../current-user-profile.ts'
import styles from '../profile.module.css'

/** The customer's details; what somebody else saved meanwhile is shown before it is saved over. */
export function DetailsPart() {
  const { say } = usePageSettings()
  const [last, setLast] = useState<'saved' | 'changed' | null>(null)

  function onSaved(answer: PersonSaved): void {
    if (answer.kind === 'signed-out') {
      currentUserProfile.signOut()
      return
    }
    setLast(answer.kind === 'read' ? 'saved' : 'changed')
    if (answer.value) currentUserProfile.set(answer.value)
  }

  return (
    <CurrentUserPart store={currentUserProfile} skeleton={<DetailsSkeleton />}>
      {(profile) => (
        <PersonForm
          key={profile.version}
          profile={profile}
          submitLabel={say('ProfileSave')}
          onSaved={onSaved}
          notice={
            last && (
              <FormAlert tone={last === 'saved' ? 'done' : 'refused'}>
                {last === 'saved' ? say('AccountSaved') : say('ProfileChangedElsewhere')}
              </FormAlert>
            )
          }
        >
          <NationalCardField />
        </PersonForm>
      )}
    </CurrentUserPart>
  )
}

function DetailsSkeleton() {
  return (
    <div className={styles.fields}>
      {FIELDS.map((name) => (
        <div key={name} className={styles.skeletonField}>
          <Skeleton shape="heading" />
          <Skeleton shape="control" />
        </div>
      ))}
    </div>
  )
}

const FIELDS = ['first', 'last', 'code', 'birth', 'status']

export default island('profile/details-part', DetailsPart, 'load')

'use client'

import { PAGE_PATHS } from '@rasteh/contracts/paths'
import type { CustomerProfile } from '@rasteh/contracts/profile'
import { LinkButton } from '@rasteh/ui/link-button'
import { TextField } from '@rasteh/ui/text-field'
import type { ReactNode } from 'react'
import { currentUserSessions } from '#features/account/public-sessions.ts'
import type { PersonFormState } from '#features/person/public-person-form.ts'
import { PersonForm, type PersonSaved } from '#features/person/public-person-form.ts'
import { useCurrentUserStore } from '#page/islands/current-user-store.ts'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { currentUserPerson } from './current-user-person.ts'
import { setPassword } from './set-password.ts'

type DetailsStepProps = { profile: CustomerProfile; card: ReactNode; onDone: () => void }

/** The second step: who it is, the picture of the national card, and a password for those who want one. */
export function DetailsStep({ profile, card, onDone }: DetailsStepProps) {
  const { say } = usePageSettings()
  const sessions = useCurrentUserStore(currentUserSessions)
  // Who has a password changes it where the old one is asked for.
  const mayHavePassword = sessions.phase === 'read' && !sessions.value.hasPassword

  function onSaved(answer: PersonSaved): void {
    if (answer.kind === 'signed-out') currentUserPerson.signOut()
    // Saved elsewhere meanwhile: the latest is shown, to be finished again.
    else if (answer.kind === 'conflict') answer.value && currentUserPerson.set(answer.value)
    else onDone()
  }

  return (
    <PersonForm
      key={profile.version}
      profile={profile}
      submitLabel={say('RegisterFinish')}
      onSaved={onSaved}
      afterSaved={({ password = '' }) => setPassword(password)}
      password={(field) => mayHavePassword && <PasswordFields field={field} />}
      actions={
        <LinkButton kind="quiet" href={PAGE_PATHS.profile}>
          {say('RegisterLater')}
        </LinkButton>
      }
    >
      {card}
    </PersonForm>
  )
}

function PasswordFields({ field }: Pick<PersonFormState, 'field'>) {
  const { say } = usePageSettings()
  return (
    <>
      <TextField
        {...field('password')}
        type="password"
        label={say('AccountPassword')}
        hint={say('RegisterPasswordHint')}
        isLtr
        autoComplete="new-password"
      />
      <TextField
        {...field('passwordAgain')}
        type="password"
        label={say('AccountPasswordAgain')}
        isLtr
        autoComplete="new-password"
      />
    </>
  )
}

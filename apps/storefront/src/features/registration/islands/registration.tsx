'use client'

import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { Button } from '@rasteh/ui/button'
import { EmptyState } from '@rasteh/ui/empty-state'
import { LinkButton } from '@rasteh/ui/link-button'
import { Skeleton } from '@rasteh/ui/skeleton'
import { VisuallyHidden } from '@rasteh/ui/visually-hidden'
import { useEffect, useRef, useState } from 'react'
import { SignIn } from '#features/account/public-sign-in.ts'
import { NationalCardField } from '#features/files/public-national-card.ts'
import { island } from '#island'
import { useCurrentUserStore } from '#page/islands/current-user-store.ts'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { currentUserPerson } from '../current-user-person.ts'
import { DetailsStep } from '../details-step.tsx'
import styles from '../registration.module.css'
import { Steps } from '../steps.tsx'

/** Registration in two steps: the contact opens the session, then the details are written. */
export function Registration() {
  const { say } = usePageSettings()
  const own = useCurrentUserStore(currentUserPerson)
  const [isDone, setDone] = useState(false)
  const isRead = own.phase === 'read'
  const isRegistered = isRead && own.value.details !== null
  // Only what the page finds when it opens: details that are written here end on this page.
  const isFirst = useRef(true)
  useEffect(() => {
    if (isRead && isFirst.current && isRegistered) location.replace(PAGE_PATHS.profile)
    if (isRead) isFirst.current = false
  }, [isRead, isRegistered])
  if (own.phase === 'failed') {
    return (
      <EmptyState icon="warning" title={say('NetworkFailed')}>
        <Button kind="secondary" onPress={() => void currentUserPerson.reload()}>
          {say('TryAgain')}
        </Button>
      </EmptyState>
    )
  }
  if (own.phase === 'loading') return <RegistrationSkeleton />
  if (own.phase === 'signed-out') {
    return (
      <>
        <Steps open={1} />
        <SignIn onEntered={() => void currentUserPerson.reload()} />
      </>
    )
  }
  if (isDone) {
    return (
      <EmptyState icon="check" title={say('RegisterDone')}>
        <div className={styles.links}>
          <LinkButton href={PAGE_PATHS.profile}>{say('MyAccount')}</LinkButton>
          <LinkButton href={PAGE_PATHS.home} kind="secondary">
            {say('ContinueShopping')}
          </LinkButton>
        </div>
      </EmptyState>
    )
  }
  return (
    <>
      <Steps open={2} />
      <DetailsStep profile={own.value} card={<NationalCardField />} onDone={() => setDone(true)} />
    </>
  )
}

function RegistrationSkeleton() {
  const { say } = usePageSettings()
  return (
    <div className={styles.skeleton} role="status">
      <VisuallyHidden>{say('Loading')}</VisuallyHidden>
      <Skeleton shape="heading" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </div>
  )
}

export default island('registration/registration', Registration, 'load')

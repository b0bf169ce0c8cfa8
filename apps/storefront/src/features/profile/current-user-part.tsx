'use client'

import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { Button } from '@rasteh/ui/button'
import { EmptyState } from '@rasteh/ui/empty-state'
import { LinkButton } from '@rasteh/ui/link-button'
import { VisuallyHidden } from '@rasteh/ui/visually-hidden'
import type { ReactNode } from 'react'
import { type CurrentUserStore, useCurrentUserStore } from '#page/islands/current-user-store.ts'
import { usePageSettings } from '#page/islands/page-settings.tsx'

type CurrentUserPartProps<Value> = {
  store: CurrentUserStore<Value>
  /** The part in its later shape, until it is read. */
  skeleton: ReactNode
  children: (value: Value) => ReactNode
}

/** A part of the customer's own pages: waiting, not signed in, not to be had, or there. */
export function CurrentUserPart<Value>({ store, skeleton, children }: CurrentUserPartProps<Value>) {
  const { say } = usePageSettings()
  const own = useCurrentUserStore(store)
  if (own.phase === 'read') return children(own.value)
  if (own.phase === 'signed-out') return <SignInFirst />
  if (own.phase === 'failed') {
    return (
      <EmptyState icon="warning" title={say('NetworkFailed')}>
        <Button kind="secondary" onPress={() => void store.reload()}>
          {say('TryAgain')}
        </Button>
      </EmptyState>
    )
  }
  return (
    <div role="status">
      <VisuallyHidden>{say('Loading')}</VisuallyHidden>
      {skeleton}
    </div>
  )
}

/** Signing in, for a visitor who is not signed in or not any more; never rendered by the server, which does not ask who it is. */
function SignInFirst() {
  const { say } = usePageSettings()
  return (
    <EmptyState icon="person" title={say('ProfileSignInFirst')} hint={say('ProfileSignInHint')}>
      <LinkButton href={`${PAGE_PATHS.login}?next=${encodeURIComponent(location.pathname)}`}>
        {say('SignIn')}
      </LinkButton>
    </EmptyState>
  )
}

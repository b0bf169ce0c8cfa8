'use client'

import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { toNextPage } from '@rasteh/shop-core/account'
import { SignIn } from '../../site/account/sign-in.tsx'

/** The way in, and then on to where somebody was going. */
export function LoginCard() {
  return (
    <SignIn
      onEntered={() => {
        const asked = new URLSearchParams(location.search).get('next')
        location.assign(toNextPage(asked, PAGE_PATHS.profile))
      }}
    />
  )
}

'use client'

import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { accountCalls } from '@rasteh/shop-client/account-calls'
import { Button } from '@rasteh/ui/button'
import { useState } from 'react'
import { usePageSettings } from '#page/islands/page-settings.tsx'

/** Signs out here and goes to the first page, which then knows no user. */
export function SignOutButton() {
  const { say } = usePageSettings()
  const [isBusy, setBusy] = useState(false)

  async function leave(): Promise<void> {
    setBusy(true)
    await accountCalls.logout()
    location.assign(PAGE_PATHS.home)
  }

  return (
    <Button kind="quiet" isBusy={isBusy} onPress={() => void leave()}>
      {say('SignOut')}
    </Button>
  )
}

'use client'

import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { Icon } from '@rasteh/ui/icon'
import { Link } from '@rasteh/ui/link'
import { island } from '#island'
import { usePageSettings } from '../../../../page/islands/page-settings.tsx'
import { useVisitor } from '../../../../page/islands/visitor.ts'

type AccountLinkProps = { className?: string | undefined; textClassName?: string | undefined }

/** Leads to signing in, or to the account of whoever is signed in. */
export function AccountLink({ className, textClassName }: AccountLinkProps) {
  const { say } = usePageSettings()
  const { visitor } = useVisitor()
  const isCustomer = visitor.userId !== null && !visitor.isAdmin
  return (
    <Link className={className} href={isCustomer ? PAGE_PATHS.profile : PAGE_PATHS.login}>
      <Icon name="person" />
      <span className={textClassName}>{isCustomer ? say('MyAccount') : say('SignIn')}</span>
    </Link>
  )
}

export default island('shell/account/account-link', AccountLink, 'idle')

'use client'

import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { Icon } from '@rasteh/ui/icon'
import { Link } from '@rasteh/ui/link'
import { useVisitor } from '#features/account/public-visitor.ts'
import { island } from '#island'
import { usePageSettings } from '#page/islands/page-settings.tsx'

type AccountLinkProps = { className?: string | undefined; textClassName?: string | undefined }

/** Leads to signing in, or to the account of the signed-in user. */
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

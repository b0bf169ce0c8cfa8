'use client'

import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { Icon } from '@rasteh/ui/icon'
import { Link } from '@rasteh/ui/link'
import { VisuallyHidden } from '@rasteh/ui/visually-hidden'
import { useVisitor } from '#features/account/public-visitor.ts'
import { island } from '#island'
import { usePageSettings } from '#page/islands/page-settings.tsx'

type ManagersLinkProps = { className?: string | undefined; textClassName?: string | undefined }

/** The link to the dashboard, for staff. Display only: the dashboard asks for itself who comes. */
export function ManagersLink({ className, textClassName }: ManagersLinkProps) {
  const { say } = usePageSettings()
  const { visitor } = useVisitor()
  if (!visitor.isAdmin) return null
  return (
    <Link className={className} href={PAGE_PATHS.dashboardProducts} target="_blank" rel="noopener">
      <Icon name="box" />
      <span className={textClassName}>{say('ShopManagement')}</span>
      <VisuallyHidden>{say('OpensInNewTab')}</VisuallyHidden>
    </Link>
  )
}

export default island('shell/account/managers-link', ManagersLink, 'idle')

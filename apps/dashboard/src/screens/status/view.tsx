import { statusTexts as texts } from '@rasteh/messages/dashboard'
import { loadShopState } from '@rasteh/shop-store/reads/shop-state'
import type { AdminViewServerProps } from 'payload'
import { isManager } from '#access/is-manager.ts'
import { requireStaff } from '#access/require-staff.ts'
import { ScreenFrame } from '#components/screen-frame.tsx'
import { readDatabase } from '#database/read-database.ts'
import { ShopStatus } from './shop-status.tsx'

/** /dashboard/status. Payload shows a view to everybody who asks, so the view checks its visitor itself. */
export async function StatusView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  requireStaff(req, '/dashboard/status')
  const content = isManager({ req }) ? (
    <ShopStatus state={await loadShopState(readDatabase())} seenAt={Date.now()} />
  ) : (
    <p>{texts.notAllowed}</p>
  )
  return (
    <ScreenFrame props={props} title={texts.title} crumb={{ label: texts.title }}>
      {content}
    </ScreenFrame>
  )
}

import { ordersTexts, shipmentTexts as texts } from '@rasteh/messages/dashboard'
import type { AdminViewServerProps } from 'payload'
import { isManager } from '#access/is-manager.ts'
import { requireStaff } from '#access/require-staff.ts'
import screen from '#components/screen.module.css'
import { ScreenFrame } from '#components/screen-frame.tsx'
import { Shipments } from './shipments.tsx'

/** /dashboard/shipments: many orders sent by their tracking codes. It looks at its visitor itself. */
export async function ShipmentsView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  requireStaff(req, '/dashboard/shipments')
  return (
    <ScreenFrame props={props} title={texts.title} crumb={{ label: ordersTexts.title, url: '/orders' }}>
      {isManager({ req }) ? (
        <>
          <div className={screen.buttons}>
            <a className={screen.linkButton} href="/dashboard/orders">
              {texts.back}
            </a>
          </div>
          <Shipments />
        </>
      ) : (
        <p>{texts.notAllowed}</p>
      )}
    </ScreenFrame>
  )
}

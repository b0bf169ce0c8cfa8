'use client'

import { ordersTexts as texts } from '@rasteh/messages/dashboard'
import type { StaffStep } from '@rasteh/shop-core/order'
import screen from '#components/screen.module.css'

/** What a step needs to know; its names are the call's own. */
export function ActionFields({ act }: { act: StaffStep }) {
  if (act === 'ship')
    return (
      <div className={screen.row}>
        <label className={screen.field}>
          <span className={screen.label}>{texts.carrier}</span>
          <input className={screen.input} name="Carrier" required maxLength={60} autoComplete="off" />
        </label>
        <label className={screen.field}>
          <span className={screen.label}>{texts.trackingCode}</span>
          <input className={screen.input} name="TrackingCode" dir="ltr" maxLength={60} autoComplete="off" />
        </label>
      </div>
    )
  if (act === 'cancel')
    return (
      <label className={screen.field}>
        <span className={screen.label}>{texts.cancelReason}</span>
        <input className={screen.input} name="Reason" required maxLength={1000} autoComplete="off" />
      </label>
    )
  return null
}

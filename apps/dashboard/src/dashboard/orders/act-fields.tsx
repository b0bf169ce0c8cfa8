'use client'

import { ordersTexts as texts } from '@rasteh/messages/dashboard'
import type { DeskAct } from '@rasteh/shop-core/order-desk'
import desk from '../desk.module.css'

/** What a step needs to know; its names are the call's own. */
export function ActFields({ act }: { act: DeskAct }) {
  if (act === 'ship')
    return (
      <div className={desk.row}>
        <label className={desk.field}>
          <span className={desk.label}>{texts.carrier}</span>
          <input className={desk.input} name="Carrier" required maxLength={60} autoComplete="off" />
        </label>
        <label className={desk.field}>
          <span className={desk.label}>{texts.trackingCode}</span>
          <input className={desk.input} name="TrackingCode" dir="ltr" maxLength={60} autoComplete="off" />
        </label>
      </div>
    )
  if (act === 'cancel')
    return (
      <label className={desk.field}>
        <span className={desk.label}>{texts.cancelReason}</span>
        <input className={desk.input} name="Reason" required maxLength={1000} autoComplete="off" />
      </label>
    )
  return null
}

'use client'

import { MANAGE_PATHS } from '@rasteh/contracts/paths'
import { ordersTexts as texts } from '@rasteh/messages/dashboard'
import { toTrackingCode } from '@rasteh/shop-core/order'
import { type FormEvent, useState } from 'react'
import screen from '#components/screen.module.css'
import styles from './orders.module.css'
import { useOrderAction } from './use-order-action.ts'

type TrackingCorrectionProps = { orderId: string; trackingCode: string | null }

/** Another tracking code for a parcel that is on its way, or its first one. The code that was looked at goes along. */
export function TrackingCorrection({ orderId, trackingCode }: TrackingCorrectionProps) {
  const { act, isWaiting, refusal } = useOrderAction(orderId)
  const [isOpen, setOpen] = useState(false)
  const [isWrong, setWrong] = useState(false)
  const title = trackingCode ? texts.correctTracking : texts.addTracking
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const TrackingCode = toTrackingCode(String(typed.get('TrackingCode') ?? ''))
    setWrong(TrackingCode === null)
    if (TrackingCode === null) return
    const Reason = String(typed.get('Reason') ?? '').trim()
    const body = { OldCode: trackingCode ?? '', TrackingCode, Reason }
    if (await act(MANAGE_PATHS.orderTracking, body)) setOpen(false)
  }
  const said = isWrong ? texts.badTracking : refusal
  return (
    <div className={screen.steps}>
      <button
        type="button"
        className={screen.quiet}
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(!isOpen)
          setWrong(false)
        }}
      >
        {title}
      </button>
      {isOpen && (
        <form className={styles.asking} aria-label={title} aria-busy={isWaiting} onSubmit={save}>
          <p className={styles.note}>{texts.correctTrackingHint}</p>
          <label className={screen.field}>
            <span className={screen.label}>{texts.newTracking}</span>
            <input
              className={screen.input}
              name="TrackingCode"
              dir="ltr"
              required
              maxLength={60}
              autoComplete="off"
              aria-invalid={isWrong}
            />
          </label>
          <label className={screen.field}>
            <span className={screen.label}>{texts.correctTrackingReason}</span>
            <input className={screen.input} name="Reason" maxLength={1000} autoComplete="off" />
          </label>
          <div className={screen.buttons}>
            <button type="submit" className={screen.primary} disabled={isWaiting}>
              {isWaiting ? texts.waiting : texts.confirm}
            </button>
            <button type="button" className={screen.quiet} onClick={() => setOpen(false)}>
              {texts.keep}
            </button>
          </div>
          <div role="alert">{said && <p className={screen.refusal}>{said}</p>}</div>
        </form>
      )}
    </div>
  )
}

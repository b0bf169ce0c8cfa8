'use client'

import { MANAGE_PATHS } from '@rasteh/contracts/paths'
import { ordersTexts as texts } from '@rasteh/messages/dashboard'
import { useState } from 'react'
import screen from '#components/screen.module.css'
import { useOrderAction } from './use-order-action.ts'

/** That one due of a plan was paid; asked once more before it is written. */
export function DuePaid({ orderId, position }: { orderId: string; position: number }) {
  const { act, isWaiting, refusal } = useOrderAction(orderId)
  const [isAsked, setAsked] = useState(false)
  const mark = () => act(MANAGE_PATHS.orderDuePaid, { Position: position })
  return (
    <div className={screen.buttons}>
      {isAsked ? (
        <>
          <button type="button" className={screen.primary} disabled={isWaiting} onClick={mark}>
            {isWaiting ? texts.waiting : texts.confirm}
          </button>
          <button type="button" className={screen.quiet} onClick={() => setAsked(false)}>
            {texts.keep}
          </button>
        </>
      ) : (
        <button type="button" className={screen.quiet} onClick={() => setAsked(true)}>
          {texts.markDuePaid}
        </button>
      )}
      <div role="alert">{refusal && <p className={screen.refusal}>{refusal}</p>}</div>
    </div>
  )
}

'use client'

import { MANAGE_PATHS } from '@rasteh/contracts/paths'
import { ordersTexts as texts } from '@rasteh/messages/dashboard'
import type { StaffStep } from '@rasteh/shop-core/order'
import { type FormEvent, useState } from 'react'
import screen from '#components/screen.module.css'
import { ActionFields } from './action-fields.tsx'
import styles from './orders.module.css'
import { useOrderAction } from './use-order-action.ts'

const PATHS = {
  approve: MANAGE_PATHS.orderApprove,
  ship: MANAGE_PATHS.orderShip,
  deliver: MANAGE_PATHS.orderDeliver,
  cancel: MANAGE_PATHS.orderCancel,
} as const satisfies Record<StaffStep, string>

/** The next steps of an order. Each is asked once more, with what it needs, before it is taken. */
export function OrderActions({ orderId, acts }: { orderId: string; acts: readonly StaffStep[] }) {
  const { act, isWaiting, refusal } = useOrderAction(orderId)
  const [asked, setAsked] = useState<StaffStep | null>(null)
  const [isDone, setDone] = useState(false)
  const isOpen = asked !== null && acts.includes(asked)
  const take = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!asked) return
    const isTaken = await act(PATHS[asked], Object.fromEntries(new FormData(event.currentTarget)))
    setDone(isTaken)
    if (isTaken) setAsked(null)
  }
  const ask = (one: StaffStep) => {
    setDone(false)
    setAsked(one)
  }
  return (
    <section className={screen.card} aria-label={texts.actions} aria-busy={isWaiting}>
      <h2 className={screen.heading}>{texts.actions}</h2>
      {acts.length === 0 && <p className={screen.hint}>{texts.noActions}</p>}
      <div className={screen.buttons}>
        {acts.map((one, place) => (
          <button
            key={one}
            type="button"
            className={one === 'cancel' ? screen.danger : place === 0 ? screen.primary : screen.quiet}
            aria-expanded={asked === one}
            onClick={() => ask(one)}
          >
            {texts.acts[one]}
          </button>
        ))}
      </div>
      {isOpen && (
        <form key={asked} className={styles.asking} aria-label={texts.acts[asked]} onSubmit={take}>
          <p className={styles.note}>{texts.questions[asked]}</p>
          <ActionFields act={asked} />
          <div className={screen.buttons}>
            <button
              type="submit"
              className={asked === 'cancel' ? screen.danger : screen.primary}
              disabled={isWaiting}
            >
              {isWaiting ? texts.waiting : texts.confirm}
            </button>
            <button type="button" className={screen.quiet} onClick={() => setAsked(null)}>
              {texts.keep}
            </button>
          </div>
        </form>
      )}
      <div role="status">{isDone && <p className={screen.done}>{texts.done}</p>}</div>
      <div role="alert">{refusal && <p className={screen.refusal}>{refusal}</p>}</div>
    </section>
  )
}

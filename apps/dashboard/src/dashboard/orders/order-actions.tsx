'use client'

import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { ordersTexts as texts } from '@rasteh/messages/dashboard'
import type { DeskAct } from '@rasteh/shop-core/order-desk'
import { type FormEvent, useState } from 'react'
import desk from '../desk.module.css'
import { ActFields } from './act-fields.tsx'
import styles from './orders.module.css'
import { useOrderAct } from './use-order-act.ts'

const PATHS = {
  approve: ADDED_PATHS.manageOrderApprove,
  ship: ADDED_PATHS.manageOrderShip,
  deliver: ADDED_PATHS.manageOrderDeliver,
  cancel: ADDED_PATHS.manageOrderCancel,
} as const satisfies Record<DeskAct, string>

/** The next steps of an order. Each is asked once more, with what it needs, before it is taken. */
export function OrderActions({ orderId, acts }: { orderId: string; acts: readonly DeskAct[] }) {
  const { act, isWaiting, refusal } = useOrderAct(orderId)
  const [asked, setAsked] = useState<DeskAct | null>(null)
  const [isDone, setDone] = useState(false)
  const isOpen = asked !== null && acts.includes(asked)
  const take = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!asked) return
    const isTaken = await act(PATHS[asked], Object.fromEntries(new FormData(event.currentTarget)))
    setDone(isTaken)
    if (isTaken) setAsked(null)
  }
  const ask = (one: DeskAct) => {
    setDone(false)
    setAsked(one)
  }
  return (
    <section className={desk.card} aria-label={texts.actions} aria-busy={isWaiting}>
      <h2 className={desk.heading}>{texts.actions}</h2>
      {acts.length === 0 && <p className={desk.hint}>{texts.noActions}</p>}
      <div className={desk.buttons}>
        {acts.map((one, place) => (
          <button
            key={one}
            type="button"
            className={one === 'cancel' ? desk.danger : place === 0 ? desk.primary : desk.quiet}
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
          <ActFields act={asked} />
          <div className={desk.buttons}>
            <button
              type="submit"
              className={asked === 'cancel' ? desk.danger : desk.primary}
              disabled={isWaiting}
            >
              {isWaiting ? texts.waiting : texts.confirm}
            </button>
            <button type="button" className={desk.quiet} onClick={() => setAsked(null)}>
              {texts.keep}
            </button>
          </div>
        </form>
      )}
      <div role="status">{isDone && <p className={desk.done}>{texts.done}</p>}</div>
      <div role="alert">{refusal && <p className={desk.refusal}>{refusal}</p>}</div>
    </section>
  )
}

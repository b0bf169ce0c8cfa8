'use client'

import { MANAGE_PATHS } from '@rasteh/contracts/paths'
import { ordersTexts, returnsTexts as texts } from '@rasteh/messages/dashboard'
import { parseAmount } from '@rasteh/persian-text/money'
import type { ReturnEvent } from '@rasteh/shop-core/returns'
import { type FormEvent, useState } from 'react'
import screen from '#components/screen.module.css'
import styles from './orders.module.css'
import { useOrderAction } from './use-order-action.ts'

const PATHS = {
  approve: MANAGE_PATHS.returnApprove,
  receive: MANAGE_PATHS.returnReceive,
  inspect: MANAGE_PATHS.returnInspect,
  refuse: MANAGE_PATHS.returnRefuse,
  withdraw: MANAGE_PATHS.returnWithdraw,
} as const
type Act = keyof typeof PATHS
const ACTS = Object.keys(PATHS) as Act[]
type Line = { position: number; title: string; quantity: number }
type ReturnStepsProps = {
  orderId: string
  returnNumber: number
  lines: readonly Line[]
  steps: readonly ReturnEvent[]
}

/** The next steps of a return. Each is asked once more, with what it needs, before it is taken. */
export function ReturnSteps({ orderId, returnNumber, lines, steps }: ReturnStepsProps) {
  const { act, isWaiting, refusal } = useOrderAction(orderId)
  const [asked, setAsked] = useState<Act | null>(null)
  const acts = ACTS.filter((one) => steps.includes(one))
  const isOpen = asked !== null && acts.includes(asked)
  const take = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!asked) return
    const form = new FormData(event.currentTarget)
    const body = { ReturnNumber: returnNumber, ...bodyOf(asked, form, lines) }
    if (await act(PATHS[asked], body)) setAsked(null)
  }
  return (
    <>
      <div className={screen.buttons}>
        {acts.map((one) => (
          <button
            key={one}
            type="button"
            className={one === 'refuse' || one === 'withdraw' ? screen.danger : screen.primary}
            aria-expanded={asked === one}
            onClick={() => setAsked(one)}
          >
            {texts.acts[one]}
          </button>
        ))}
      </div>
      {isOpen && (
        <form className={screen.steps} aria-label={texts.acts[asked]} aria-busy={isWaiting} onSubmit={take}>
          <p className={styles.note}>{texts.questions[asked]}</p>
          {asked === 'refuse' && (
            <label className={screen.field}>
              <span className={screen.label}>{texts.refuseReason}</span>
              <input className={screen.input} name="Reason" required maxLength={1000} autoComplete="off" />
            </label>
          )}
          {asked === 'inspect' && lines.map((line) => <InspectFields key={line.position} line={line} />)}
          <div className={screen.buttons}>
            <button type="submit" className={screen.primary} disabled={isWaiting}>
              {isWaiting ? ordersTexts.waiting : ordersTexts.confirm}
            </button>
            <button type="button" className={screen.quiet} onClick={() => setAsked(null)}>
              {ordersTexts.keep}
            </button>
          </div>
        </form>
      )}
      <div role="alert">{refusal && <p className={screen.refusal}>{refusal}</p>}</div>
    </>
  )
}

/** All units are sound until somebody says otherwise. */
function InspectFields({ line: { position, title, quantity } }: { line: Line }) {
  const counts = [
    ['restocked', quantity],
    ['damaged', 0],
    ['missing', 0],
  ] as const
  return (
    <div className={screen.row}>
      {counts.map(([name, units]) => (
        <label key={name} className={screen.field}>
          <span className={screen.label}>
            {texts[name]}: <bdi>{title}</bdi>
          </span>
          <input
            className={screen.input}
            name={`${name}-${position}`}
            inputMode="numeric"
            defaultValue={units.toLocaleString('fa-IR', { useGrouping: false })}
            autoComplete="off"
          />
        </label>
      ))}
    </div>
  )
}

function bodyOf(act: Act, form: FormData, lines: readonly Line[]): object {
  if (act === 'refuse') return { Reason: String(form.get('Reason') ?? '') }
  if (act !== 'inspect') return {}
  const units = (name: string) => parseAmount(String(form.get(name) ?? '')) ?? 0
  return {
    Lines: lines.map(({ position }) => ({
      Position: position,
      Restocked: units(`restocked-${position}`),
      Damaged: units(`damaged-${position}`),
      Missing: units(`missing-${position}`),
    })),
  }
}

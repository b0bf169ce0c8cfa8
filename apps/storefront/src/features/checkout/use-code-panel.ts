'use client'

import { type CodeAnswer, removeCode, validateCode } from '@rasteh/shop-client/basket-extras'
import {
  type CodeEffect,
  type CodeEvent,
  type CodePanel,
  startCodePanel,
  stepCodePanel,
} from '@rasteh/shop-core/special-code'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

type CodePanelOptions = {
  /** The code that the basket came with. */
  appliedCode: string | null
  /** Told that the basket's amounts are others now. */
  onChanged: () => void
  /** Told to let go of the instalment plan. */
  onRelease: () => void
}

/** The special-code panel: its state, moved by what is typed, pressed and answered. */
export function useCodePanel({ appliedCode, onChanged, onRelease }: CodePanelOptions) {
  const [panel, setPanel] = useState<CodePanel>(() => startCodePanel())
  // What an answer finds must be the panel of that moment, not of when it was asked for.
  const now = useRef(panel)

  function step(event: CodeEvent): void {
    const moved = stepCodePanel(now.current, event)
    now.current = moved.panel
    setPanel(moved.panel)
    for (const effect of moved.effects) void run(effect)
  }

  async function run(effect: CodeEffect): Promise<void> {
    if (effect.kind === 'clear-installment-plan') return onRelease()
    const isRemoval = effect.kind === 'remove'
    step(toEvent(isRemoval ? await removeCode() : await validateCode(effect.code)))
    onChanged()
  }

  // A code that the basket already carries is asked about once, for its marketer and its discount.
  const hasBegun = useRef(false)
  const begin = useEffectEvent((code: string) => {
    if (hasBegun.current || now.current.status !== 'inactive' || now.current.input !== '') return
    hasBegun.current = true
    now.current = { ...now.current, input: code }
    step({ kind: 'pressed' })
  })
  useEffect(() => {
    if (appliedCode) begin(appliedCode)
  }, [appliedCode])

  return { panel, step }
}

function toEvent(answer: CodeAnswer): CodeEvent {
  if (answer.found === null) return { kind: 'call-failed' }
  if (!answer.found) return { kind: 'not-found' }
  const { marketerName, formattedDiscountAmount } = answer
  return { kind: 'found', marketerName, formattedDiscount: formattedDiscountAmount }
}

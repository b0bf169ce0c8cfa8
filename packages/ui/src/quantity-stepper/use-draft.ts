import { type KeyboardEvent, useState } from 'react'
import { isNumericKey, keepDigits } from './quantity-text.ts'

/** How a quantity moves; the rules of the shop come in from outside. */
export type QuantityMoves = {
  plus: (current: number) => number
  minus: (current: number) => number
  up: (current: number) => number
  down: (current: number) => number
  fit: (wanted: number) => number
}

type DraftOptions = {
  value: number
  moves: QuantityMoves
  isBusy: boolean
  onChange: (quantity: number) => void
  onEnter?: (() => void) | undefined
}

/** What is typed but not yet meant: it becomes the quantity, fitted to the rules, when the field is left. */
export function useDraft({ value, moves, isBusy, onChange, onEnter }: DraftOptions) {
  const [draft, setDraft] = useState<string | null>(null)
  const current = draft === null ? value : Number(draft || 0)

  function commit(wanted = current) {
    setDraft(null)
    if (!isBusy && wanted !== value) onChange(wanted)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key } = event
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey
    if (!isNumericKey({ key, hasModifier })) event.preventDefault()
    if (isBusy) return
    if (key === 'ArrowUp' || key === 'ArrowDown') {
      event.preventDefault()
      setDraft(String(key === 'ArrowUp' ? moves.up(current) : moves.down(current)))
    }
    if (key === 'Enter') {
      event.preventDefault()
      event.currentTarget.blur()
      onEnter?.()
    }
  }

  return {
    current,
    shown: draft ?? String(value),
    type: (text: string) => setDraft(keepDigits(text)),
    leave: () => draft !== null && commit(moves.fit(current)),
    plus: () => commit(moves.plus(current)),
    minus: () => commit(moves.minus(current)),
    onKeyDown,
  }
}

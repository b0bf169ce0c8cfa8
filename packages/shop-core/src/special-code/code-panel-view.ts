import type { CodePanel, CodeStatus } from './code-panel.ts'

/** What the panel shows: which text its button bears, and what can be touched. */
export type CodePanelView = {
  button: 'apply' | 'undo'
  isButtonDisabled: boolean
  isInputReadOnly: boolean
  isInvalid: boolean
  isWaiting: boolean
  /** Whether the code counts now: its discount is said. */
  isApplied: boolean
  /** Of the marketer whose code counts now; null otherwise. */
  marketerName: string | null
}

type Look = Pick<CodePanelView, 'button' | 'isInputReadOnly' | 'isInvalid' | 'isWaiting' | 'isApplied'>

const EDITABLE: Look = {
  button: 'apply',
  isInputReadOnly: false,
  isInvalid: false,
  isWaiting: false,
  isApplied: false,
}
const APPLIED: Look = { ...EDITABLE, button: 'undo', isInputReadOnly: true, isApplied: true }

/** How the panel looks in each state. */
const CODE_LOOKS = {
  inactive: EDITABLE,
  checking: { ...EDITABLE, isInputReadOnly: true, isWaiting: true },
  applied: APPLIED,
  rechecking: { ...APPLIED, isWaiting: true },
  removing: { ...APPLIED, isWaiting: true, isApplied: false },
  removed: EDITABLE,
  failed: { ...EDITABLE, isInvalid: true },
} as const satisfies Record<CodeStatus, Look>

/**
 * What to render for a panel; its button is disabled while it waits, and while the input is blank. The marketer's name is
 * shown with a code that is applied, also while it is checked again.
 */
export function viewCodePanel({ status, input, marketerName }: CodePanel): CodePanelView {
  const look = CODE_LOOKS[status]
  return {
    ...look,
    isButtonDisabled: look.isWaiting || input.trim() === '',
    marketerName: look.isApplied ? marketerName : null,
  }
}

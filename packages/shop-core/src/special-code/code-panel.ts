/** The state of the special-code panel. */
export type CodeStatus =
  | 'inactive'
  | 'checking'
  | 'applied'
  | 'rechecking'
  | 'removing'
  | 'removed'
  | 'failed'

/** The panel's whole state. `formattedDiscount` is as the shop answered it. */
export type CodePanel = {
  status: CodeStatus
  input: string
  marketerName: string | null
  formattedDiscount: string | null
}

type FoundCode = { kind: 'found'; marketerName: string | null; formattedDiscount: string }

export type CodeEvent =
  | { kind: 'typed'; text: string }
  | { kind: 'pressed' }
  | FoundCode
  | { kind: 'not-found' }
  | { kind: 'call-failed' }
  | { kind: 'basket-changed' }

/** What the page does after a step: ask about a code, have it removed, or let go of the instalment plan. */
export type CodeEffect =
  | { kind: 'validate'; code: string }
  | { kind: 'remove' }
  | { kind: 'clear-installment-plan' }

type Steps = Partial<Record<CodeEvent['kind'], CodeStatus>>

const TYPING: Steps = { typed: 'inactive', pressed: 'checking' }

/** Where each event leads; what is not listed changes nothing. A code that could not be removed still applies. */
const CODE_STEPS = {
  inactive: TYPING,
  checking: { found: 'applied', 'not-found': 'failed', 'call-failed': 'failed' },
  applied: { pressed: 'removing', 'basket-changed': 'rechecking' },
  rechecking: { found: 'applied', 'not-found': 'failed', 'call-failed': 'failed' },
  removing: { found: 'removed', 'not-found': 'removed', 'call-failed': 'applied' },
  removed: TYPING,
  failed: TYPING,
} as const satisfies Record<CodeStatus, Steps>

/** The panel before anything happens; `applied` when the basket already carries a code. */
export function startCodePanel(
  applied: (Omit<FoundCode, 'kind'> & { code: string }) | null = null,
): CodePanel {
  if (!applied) return { status: 'inactive', ...EMPTY }
  const { code, ...found } = applied
  return { status: 'applied', input: code, ...found }
}

/** Moves the panel by one event and says what the page does next. Pressing with a blank input does nothing. */
export function stepCodePanel(
  panel: CodePanel,
  event: CodeEvent,
): { panel: CodePanel; effects: CodeEffect[] } {
  const steps: Steps = CODE_STEPS[panel.status]
  const next = steps[event.kind]
  const isBlank = event.kind === 'pressed' && panel.input.trim() === ''
  if (!next || isBlank) return { panel, effects: [] }
  return { panel: panelAt(next, panel, event), effects: effectsOf(panel, next) }
}

const EMPTY = { input: '', marketerName: null, formattedDiscount: null }

function panelAt(status: CodeStatus, panel: CodePanel, event: CodeEvent): CodePanel {
  if (status === 'removed' || status === 'failed') return { status, ...EMPTY }
  if (event.kind === 'typed') return { ...panel, status, input: event.text }
  if (event.kind !== 'found') return { ...panel, status }
  const { marketerName, formattedDiscount } = event
  return { ...panel, status, marketerName, formattedDiscount }
}

function effectsOf({ status, input }: CodePanel, next: CodeStatus): CodeEffect[] {
  if (next === 'checking' || next === 'rechecking') return [{ kind: 'validate', code: input.trim() }]
  if (next === 'removing') return [{ kind: 'remove' }]
  // Rechecking follows a basket change, which has let go of the plan already.
  return status === 'checking' && next === 'applied' ? [{ kind: 'clear-installment-plan' }] : []
}

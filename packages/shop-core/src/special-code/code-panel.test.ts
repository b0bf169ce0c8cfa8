import { describe, expect, it } from 'vitest'
import { type CodeEvent, type CodePanel, startCodePanel, stepCodePanel } from './code-panel.ts'

const found: CodeEvent = { kind: 'found', marketerName: 'مریم', formattedDiscount: '۱۲,۰۰۰' }
const pressed: CodeEvent = { kind: 'pressed' }
const typed = (text: string): CodeEvent => ({ kind: 'typed', text })

const after = (...events: CodeEvent[]): { panel: CodePanel; effects: unknown[] } =>
  events.reduce<ReturnType<typeof stepCodePanel>>(({ panel }, event) => stepCodePanel(panel, event), {
    panel: startCodePanel(),
    effects: [],
  })

const applied = [typed(' NOWRUZ '), pressed, found]
const empty = { input: '', marketerName: null, formattedDiscount: null }

describe('applying a code', () => {
  it('begins with nothing', () => {
    expect(startCodePanel()).toEqual({ status: 'inactive', ...empty })
  })

  it('asks about the typed code', () => {
    expect(after(typed(' NOWRUZ '), pressed)).toEqual({
      panel: { status: 'checking', ...empty, input: ' NOWRUZ ' },
      effects: [{ kind: 'validate', code: 'NOWRUZ' }],
    })
  })

  it.each([[[pressed]], [[typed('  '), pressed]]])('does nothing while the input is blank: %#', (events) => {
    expect(after(...events)).toMatchObject({ panel: { status: 'inactive' }, effects: [] })
  })

  it('keeps what the shop answered, and lets go of the instalment plan', () => {
    expect(after(...applied)).toEqual({
      panel: { status: 'applied', input: ' NOWRUZ ', marketerName: 'مریم', formattedDiscount: '۱۲,۰۰۰' },
      effects: [{ kind: 'clear-installment-plan' }],
    })
  })

  it.each(['not-found', 'call-failed'] as const)('clears the input after %s', (kind) => {
    expect(after(typed('NOWRUZ'), pressed, { kind })).toEqual({
      panel: { status: 'failed', ...empty },
      effects: [],
    })
  })

  it('begins again by typing after a failure', () => {
    expect(after(typed('A'), pressed, { kind: 'not-found' }, typed('B'))).toEqual({
      panel: { status: 'inactive', ...empty, input: 'B' },
      effects: [],
    })
  })

  it('opens with the code that the basket carries', () => {
    const carried = { code: 'NOWRUZ', marketerName: null, formattedDiscount: '5' }
    expect(startCodePanel(carried)).toEqual({
      status: 'applied',
      input: 'NOWRUZ',
      marketerName: null,
      formattedDiscount: '5',
    })
  })
})

describe('removing a code', () => {
  it('asks the shop to remove it', () => {
    expect(after(...applied, pressed)).toMatchObject({
      panel: { status: 'removing', input: ' NOWRUZ ' },
      effects: [{ kind: 'remove' }],
    })
  })

  it.each([found, { kind: 'not-found' } as const])('clears the input once the shop answers: %#', (answer) => {
    expect(after(...applied, pressed, answer)).toEqual({
      panel: { status: 'removed', ...empty },
      effects: [],
    })
  })

  it('leaves the code applied when the call fails', () => {
    expect(after(...applied, pressed, { kind: 'call-failed' })).toEqual({
      panel: { status: 'applied', input: ' NOWRUZ ', marketerName: 'مریم', formattedDiscount: '۱۲,۰۰۰' },
      effects: [],
    })
  })
})

describe('editing the basket', () => {
  const changed: CodeEvent = { kind: 'basket-changed' }

  it('checks the applied code again', () => {
    expect(after(...applied, changed)).toMatchObject({
      panel: { status: 'rechecking' },
      effects: [{ kind: 'validate', code: 'NOWRUZ' }],
    })
  })

  it('keeps the code with its new worth', () => {
    const again: CodeEvent = { kind: 'found', marketerName: null, formattedDiscount: '9' }
    expect(after(...applied, changed, again)).toEqual({
      panel: { status: 'applied', input: ' NOWRUZ ', marketerName: null, formattedDiscount: '9' },
      effects: [],
    })
  })

  it.each(['not-found', 'call-failed'] as const)('clears the code after %s', (kind) => {
    expect(after(...applied, changed, { kind }).panel).toEqual({ status: 'failed', ...empty })
  })

  it('asks nothing while no code is applied', () => {
    expect(after(typed('NOWRUZ'), changed)).toMatchObject({ panel: { status: 'inactive' }, effects: [] })
  })
})

it.each([
  [[typed('A'), pressed, typed('B')], 'checking'],
  [[...applied, typed('B')], 'applied'],
  [[...applied, pressed, typed('B')], 'removing'],
])('ignores typing that its state does not expect: %#', (events, status) => {
  expect(after(...events).panel).toMatchObject({ status, input: expect.not.stringMatching('B') })
})

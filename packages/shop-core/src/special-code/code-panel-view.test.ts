import { expect, it } from 'vitest'
import type { CodePanel } from './code-panel.ts'
import { viewCodePanel } from './code-panel-view.ts'

const view = (status: CodePanel['status'], input = 'NOWRUZ') =>
  viewCodePanel({ status, input, marketerName: 'مریم', formattedDiscount: null })

it.each(['inactive', 'removed', 'failed', 'checking'] as const)('bears its base text while %s', (status) => {
  expect(view(status).button).toBe('apply')
})

it.each(['applied', 'rechecking', 'removing'] as const)('bears its undo text while %s', (status) => {
  expect(view(status).button).toBe('undo')
})

it.each([
  ['inactive', false],
  ['removed', false],
  ['failed', false],
  ['checking', true],
  ['applied', true],
  ['rechecking', true],
  ['removing', true],
] as const)('has, while %s, an input that is read-only: %s', (status, isReadOnly) => {
  expect(view(status).isInputReadOnly).toBe(isReadOnly)
})

it('is invalid only after a failure', () => {
  const statuses = ['inactive', 'checking', 'applied', 'rechecking', 'removing', 'removed', 'failed'] as const
  expect(statuses.filter((status) => view(status).isInvalid)).toEqual(['failed'])
})

it.each(['checking', 'rechecking', 'removing'] as const)(
  'waits with a disabled button while %s',
  (status) => {
    expect(view(status)).toMatchObject({ isWaiting: true, isButtonDisabled: true })
  },
)

it.each(['inactive', 'applied'] as const)('can be pressed while %s', (status) => {
  expect(view(status)).toMatchObject({ isWaiting: false, isButtonDisabled: false })
})

it.each(['', '  '])('cannot be pressed while the input is "%s"', (input) => {
  expect(view('inactive', input).isButtonDisabled).toBe(true)
})

it.each(['applied', 'rechecking'] as const)('shows the name of the marketer while %s', (status) => {
  expect(view(status)).toMatchObject({ isApplied: true, marketerName: 'مریم' })
})

it.each(['inactive', 'checking', 'removing', 'removed', 'failed'] as const)(
  'shows no marketer while %s',
  (status) => {
    expect(view(status)).toMatchObject({ isApplied: false, marketerName: null })
  },
)

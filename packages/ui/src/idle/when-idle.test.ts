// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let whenIdle: typeof import('./when-idle.ts').whenIdle

const asked: (() => void)[] = []
const happened: string[] = []

beforeEach(async () => {
  // Files of one worker share their modules: what another one left waiting would come first.
  vi.resetModules()
  ;({ whenIdle } = await import('./when-idle.ts'))
  vi.stubGlobal('requestIdleCallback', (run: () => void) => asked.push(run))
})

afterEach(() => {
  vi.unstubAllGlobals()
  asked.length = 0
  happened.length = 0
})

const idleMoment = () => asked.shift()?.()

it('does one thing in each idle moment, in order', () => {
  whenIdle(() => happened.push('first'))
  whenIdle(() => happened.push('second'))
  idleMoment()
  expect(happened).toEqual(['first'])
  idleMoment()
  expect(happened).toEqual(['first', 'second'])
  expect(asked).toEqual([])
})

it('leaves out what was called off', () => {
  const callOff = [whenIdle(() => happened.push('first')), whenIdle(() => happened.push('second'))]
  whenIdle(() => happened.push('third'))
  for (const call of callOff) call()
  idleMoment()
  idleMoment()
  expect(happened).toEqual(['third'])
})

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../services/settings.ts'
import { runSteps, STEPS, sayResults } from './steps.ts'

const step = (name: string, ...needs: string[]) => ({ name, command: [name], needs })

describe('the steps of an upgrade', () => {
  it('are tried in their order, save those that need a failed one', async () => {
    const steps = [
      step('install'),
      step('build', 'install'),
      step('tests', 'install'),
      step('journeys', 'build'),
    ]
    const results = await runSteps(steps, async ({ name }) => ({ isWell: name !== 'build', said: name }))
    expect(results.map(({ name, outcome }) => `${name} ${outcome}`)).toEqual([
      'install passed',
      'build failed',
      'tests passed',
      'journeys not tried',
    ])
  })

  it('say what broke, by the lines that name it', () => {
    const said = 'collecting\n\u001b[31mFAIL\u001b[39m src/patches/date-picker.test.ts\nelapsed 3 s\n'
    expect(sayResults('payload 3.91.0', [{ name: 'tests', outcome: 'failed', said }])).toEqual([
      'payload 3.91.0',
      '  failed: tests',
      '      FAIL src/patches/date-picker.test.ts',
    ])
  })

  it('say how it ended, where no line names the fault', () => {
    expect(sayResults('', [{ name: 'build', outcome: 'failed', said: 'one\n\ntwo\n' }])).toContain(
      '      two',
    )
  })

  it('visit journeys that exist', () => {
    const journeys = STEPS.flatMap(({ command }) => command).filter((word) => word.startsWith('/e2e/'))
    expect(journeys.length).toBeGreaterThanOrEqual(3)
    for (const journey of journeys) expect(existsSync(join(ROOT, 'apps/storefront', journey))).toBe(true)
  })
})

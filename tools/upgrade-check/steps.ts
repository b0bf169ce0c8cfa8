import { stripVTControlCharacters } from 'node:util'

/** One command of the lane, run in the copy. */
export type Step = {
  name: string
  command: readonly string[]
  /** Steps that must have passed; without them it is not tried. */
  needs: readonly string[]
}
export type StepResult = { name: string; outcome: 'passed' | 'failed' | 'not tried'; said: string }

/** Journeys that visit what the patches change: sign-in, fields, lists, the text editor, the phone's menu. */
const SMOKE = ['dashboard', 'dashboard-fields', 'dashboard-phone', 'start-page', 'text-editor']

/** What is tried with the raised packages, cheapest first. */
export const STEPS: readonly Step[] = [
  { name: 'install', command: ['pnpm', 'install', '--no-frozen-lockfile'], needs: [] },
  {
    name: 'tests of the patches',
    command: ['pnpm', 'exec', 'vitest', 'run', '--project', 'unit', 'apps/dashboard/src/patches'],
    needs: ['install'],
  },
  {
    name: 'types',
    command: ['node', 'node_modules/typescript-native/bin/tsc', '-p', 'apps/dashboard', '--noEmit'],
    needs: ['install'],
  },
  { name: 'build', command: ['pnpm', 'build'], needs: ['install'] },
  { name: 'services', command: ['pnpm', 'services', 'start'], needs: ['build'] },
  {
    name: 'journeys',
    command: ['pnpm', 'exec', 'playwright', 'test', ...SMOKE.map((name) => `/e2e/${name}.spec.ts`)],
    needs: ['services'],
  },
]

/** Runs the steps in their order; one that needs a failed one is not tried. */
export async function runSteps(
  steps: readonly Step[],
  run: (step: Step) => Promise<{ isWell: boolean; said: string }>,
): Promise<StepResult[]> {
  const results: StepResult[] = []
  for (const step of steps) {
    const isReady = step.needs.every((need) =>
      results.some(({ name, outcome }) => name === need && outcome === 'passed'),
    )
    if (!isReady) {
      results.push({ name: step.name, outcome: 'not tried', said: '' })
      continue
    }
    const { isWell, said } = await run(step)
    results.push({ name: step.name, outcome: isWell ? 'passed' : 'failed', said })
  }
  return results
}

/** Lines that say what broke: test runners, compilers and Next each mark theirs. */
const FAULT =
  /^\s*(FAIL|✗|✘|×|Error|TypeError|\d+\) |AssertionError)|error TS\d+|Module not found|is written for|^\s*\d+ failed/

/** The result in lines for people: each step, and under a failed one the lines of its output that say why. */
export function sayResults(title: string, results: readonly StepResult[]): string[] {
  const lines = results.flatMap(({ name, outcome, said }) => [
    `  ${outcome === 'passed' ? 'ok' : outcome}: ${name}`,
    ...(outcome === 'failed' ? whyOf(said).map((line) => `      ${line}`) : []),
  ])
  return [title, ...lines]
}

const LINES_SHOWN = 20

function whyOf(said: string): string[] {
  // Programs colour their output even when it is not shown in a terminal.
  const lines = stripVTControlCharacters(said).split('\n')
  const marked = [...new Set(lines.filter((line) => FAULT.test(line)).map((line) => line.trim()))]
  const shown = marked.length > 0 ? marked : lines.filter((line) => line.trim() !== '').slice(-LINES_SHOWN)
  return shown.slice(0, LINES_SHOWN)
}

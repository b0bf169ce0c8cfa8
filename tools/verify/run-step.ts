import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { bareEnvironment } from '../processes/bare-environment.ts'
import { ROOT, shopEnvironment } from '../services/settings.ts'
import type { Step } from './steps.ts'

const filled = {
  ...shopEnvironment('rasteh'),
  RASTEH_ORIGIN: 'http://localhost:3000',
  SHOP_API_URL: 'http://127.0.0.1:4000',
  // Hundreds of processes load the same modules: each is compiled once.
  NODE_COMPILE_CACHE: join(ROOT, '.services/compile-cache'),
  ...process.env,
}

/**
 * Runs a step and answers whether it passed. Beside others its output is kept until it ends, so that no two are mixed.
 */
export async function runStep(step: Step, isBesideOthers: boolean): Promise<boolean> {
  const { name, hint } = step
  const isKept = isBesideOthers && !step.isShown
  if (!isKept) console.log(`\n— ${name}`)
  const startedAt = Date.now()
  const { status, output } = await run(step, isKept)
  const isDone = status === 0
  const seconds = Math.round((Date.now() - startedAt) / 1000)
  if (isKept) console.log(`\n— ${name}\n${isDone ? lastLines(output) : output}`)
  console.log(`  ${name}: ${isDone ? 'passed' : 'failed'} in ${seconds} s`)
  if (!isDone) console.log(`  What to do: ${hint}.`)
  return isDone
}

function run(step: Step, isKept: boolean): Promise<{ status: number | null; output: string }> {
  const [program = '', ...args] = step.command
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: isKept ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: step.isBare ? bareEnvironment() : filled,
  })
  const parts: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => parts.push(part))
  return new Promise((resolve) => {
    const end = (status: number | null) =>
      resolve({ status, output: Buffer.concat(parts).toString().trimEnd() })
    child.once('close', end)
    child.once('error', (error) => {
      parts.push(Buffer.from(String(error)))
      end(1)
    })
  })
}

/** A step that passed says what it looked at; the lists of a build are left out. */
const lastLines = (output: string) => output.split('\n').slice(-3).join('\n')

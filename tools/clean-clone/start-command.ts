import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'

/** A command that runs for so long without a complaint has started. */
const BEGUN_MS = 25_000
const END_MS = 20_000

export type Started = { command: string; isWell: boolean; how: string; said: string }

type Place = { cwd: string; env: NodeJS.ProcessEnv }

/** Runs a command to its end. */
export function runToEnd(command: string, place: Place): Promise<Started> {
  return start(command, place, null)
}

/** Starts a command, lets it begin its work, and ends it with everything that it started. */
export function startAndEnd(command: string, place: Place): Promise<Started> {
  return start(command, place, BEGUN_MS)
}

async function start(command: string, { cwd, env }: Place, forMs: number | null): Promise<Started> {
  // In a group of its own, which is ended by its number.
  const child = spawn('sh', ['-c', command], { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += String(part)))
  const ended = once(child, 'exit')
  const code = await Promise.race([
    ended.then(([status]) => Number(status ?? 1)),
    ...(forMs === null ? [] : [setTimeout(forMs, null, { ref: false })]),
  ])
  if (code !== null) return { command, isWell: code === 0, how: `ended with ${code}`, said }
  signalGroup(child.pid, 'SIGTERM')
  await Promise.race([ended, setTimeout(END_MS, null, { ref: false })])
  signalGroup(child.pid, 'SIGKILL')
  return { command, isWell: true, how: 'began its work', said }
}

function signalGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, signal)
  } catch {
    // All of it has ended.
  }
}

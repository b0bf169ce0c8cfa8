import { spawnSync } from 'node:child_process'

/**
 * Requests a second that wrk gets of each address. Addresses take turns, so that a busy moment of the machine meets them
 * all; it only makes a run slower, so each counts by its best.
 */
export function requestsPerSecond(addresses: readonly string[], { runs = 3, seconds = 5 } = {}): number[] {
  const rounds = Array.from({ length: runs }, () => addresses.map((address) => runWrk(address, seconds)))
  return addresses.map((_, place) => Math.max(...rounds.map((round) => round[place] ?? 0)))
}

function runWrk(address: string, seconds: number): number {
  const { stdout, stderr, status, error } = spawnSync(
    'wrk',
    ['-t1', '-c16', `-d${seconds}s`, '--timeout', '10s', address],
    { encoding: 'utf8' },
  )
  if (error || status !== 0) throw new Error(`wrk failed (Debian's package wrk): ${error?.message ?? stderr}`)
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1]
  if (refused) throw new Error(`${refused} of the answers were refusals: ${address}`)
  return Number(/Requests\/sec:\s*([\d.]+)/.exec(stdout)?.[1])
}

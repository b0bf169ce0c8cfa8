import { spawnSync } from 'node:child_process'

/** Requests a second that wrk gets of one address; a shared machine only makes a run slower, so the best of a few. */
export function requestsPerSecond(address: string, { runs = 3, seconds = 5 } = {}): number {
  return Math.max(...Array.from({ length: runs }, () => runWrk(address, seconds)))
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

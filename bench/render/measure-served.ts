import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'

export type Served = { cpuMs: number; perSecond: number; bytes: number }

const CONNECTIONS = 4
const WARM = 150
const TIMES = 400
const RUNS = 3
const TICK_MS = 10

type Asked = { url: string; pid: number; encoding: string }

/** What a page costs the process that answers, by its own clock. A busy machine only makes a run slower: the best counts. */
export async function measureServed(asked: Asked): Promise<Served> {
  await ask(asked, WARM)
  let best: Served = { cpuMs: Number.POSITIVE_INFINITY, perSecond: 0, bytes: 0 }
  for (let run = 0; run < RUNS; run += 1) {
    const [cpu, startedAt] = [cpuMsOf(asked.pid), performance.now()]
    const bytes = await ask(asked, TIMES)
    const cpuMs = (cpuMsOf(asked.pid) - cpu) / TIMES
    const perSecond = (TIMES / (performance.now() - startedAt)) * 1_000
    best = { cpuMs: Math.min(best.cpuMs, cpuMs), perSecond: Math.max(best.perSecond, perSecond), bytes }
  }
  return best
}

/** Asks so many times over a few connections; gives the length of the last answer. */
export async function ask({ url, encoding }: Omit<Asked, 'pid'>, times: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  let left = times
  let bytes = 0
  const caller = async () => {
    while (left > 0) {
      left -= 1
      bytes = await askOnce(url, encoding, agent)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, caller))
  agent.destroy()
  return bytes
}

function askOnce(url: string, encoding: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': encoding } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`))
      let bytes = 0
      answer.on('data', (part: Buffer) => (bytes += part.length))
      answer.on('end', () => resolve(bytes))
    }).on('error', reject)
  })
}

function cpuMsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')
  return (Number(fields[13]) + Number(fields[14])) * TICK_MS
}

export function megabytesOf(pid: number): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(line?.[1]) / 1_024
}

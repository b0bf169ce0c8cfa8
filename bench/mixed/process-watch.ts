import { readdirSync, readFileSync } from 'node:fs'
import type { Sample } from './memory-slope.ts'

/** A process of the shop with all its children; `own` leaves out what PostgreSQL's processes share with each other. */
export type Watched = { name: string; pid: number; memory: 'resident' | 'own' }

const EVERY_MS = 5_000
/** Each process comes to its turn in each window whose low point is judged. */
const COLLECT_ALL_MS = 55_000
const TICKS_A_SECOND = 100

/** Whose garbage can be collected, one after another. */
type Collectors = { count: number; collectNext: () => Promise<void> }

/** Looks at memory every five seconds, and at processor time at both ends; now and then garbage is collected before. */
export function watchProcesses(watched: readonly Watched[], { count, collectNext }: Collectors) {
  const memory = new Map<string, Sample[]>(watched.map(({ name }) => [name, []]))
  const started = cpuSeconds(watched)
  const look = () => {
    const families = familiesOf()
    for (const { name, pid, memory: kind } of watched) {
      const megabytes = withChildren(families, pid).reduce((sum, one) => sum + megabytesOf(one, kind), 0)
      memory.get(name)?.push({ atMs: Date.now(), megabytes })
    }
  }
  look()
  const clock = setInterval(look, EVERY_MS)
  const collector = setInterval(() => void collectNext().then(look), COLLECT_ALL_MS / count)
  return {
    stop() {
      clearInterval(clock)
      clearInterval(collector)
      const ended = cpuSeconds(watched)
      return watched.map(({ name }) => ({
        name,
        samples: memory.get(name) ?? [],
        cpuSeconds: (ended.get(name) ?? 0) - (started.get(name) ?? 0),
      }))
    },
  }
}

export type WatchedFigures = ReturnType<ReturnType<typeof watchProcesses>['stop']>

/** The fields of /proc/<pid>/stat after the name, which may hold anything. */
function statOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  } catch {
    // It ended while we looked.
    return []
  }
}

export const parentOf = (pid: number) => Number(statOf(pid)[1])

function familiesOf(): Map<number, number[]> {
  const families = new Map<number, number[]>()
  for (const entry of readdirSync('/proc')) {
    const pid = Number(entry)
    if (!Number.isInteger(pid)) continue
    const parent = parentOf(pid)
    families.set(parent, [...(families.get(parent) ?? []), pid])
  }
  return families
}

const withChildren = (families: Map<number, number[]>, pid: number): number[] => [
  pid,
  ...(families.get(pid) ?? []).flatMap((child) => withChildren(families, child)),
]

function megabytesOf(pid: number, kind: Watched['memory']): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const line = kind === 'own' ? /^RssAnon:\s+(\d+)/m : /^VmRSS:\s+(\d+)/m
    return Number(line.exec(status)?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

/** With the time of children that have ended: PostgreSQL's processes come and go. */
function cpuSeconds(watched: readonly Watched[]): Map<string, number> {
  const families = familiesOf()
  const ticks = (pid: number) => {
    const [user, system, childUser, childSystem] = statOf(pid).slice(11, 15).map(Number)
    return (user ?? 0) + (system ?? 0) + (childUser ?? 0) + (childSystem ?? 0)
  }
  return new Map(
    watched.map(({ name, pid }) => [
      name,
      withChildren(families, pid).reduce((sum, one) => sum + ticks(one), 0) / TICKS_A_SECOND,
    ]),
  )
}

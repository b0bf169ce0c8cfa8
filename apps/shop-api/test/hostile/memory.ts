import { readFileSync } from 'node:fs'

const SAMPLE_MS = 20

/** Watches what a process and its children hold, and answers the most that it was, in MB. */
export function watchMemory(processId: number): { baseMb: number; stop: () => number } {
  const baseMb = heldMb(processId)
  let peak = baseMb
  const timer = setInterval(() => {
    peak = Math.max(peak, heldMb(processId))
  }, SAMPLE_MS)
  return {
    baseMb,
    stop() {
      clearInterval(timer)
      return peak
    },
  }
}

/** The parent's present size, and of each child the most that it ever was: a peak between two looks counts too. */
function heldMb(processId: number): number {
  const children = read(`/proc/${processId}/task/${processId}/children`).split(' ').filter(Boolean)
  const peaks = children.map((child) => kilobytes(read(`/proc/${child}/status`), 'VmHWM'))
  const own = kilobytes(read(`/proc/${processId}/status`), 'VmRSS')
  return (own + peaks.reduce((sum, peak) => sum + peak, 0)) / 1_024
}

const kilobytes = (status: string, name: string) =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0)

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // A child that has just gone holds nothing.
    return ''
  }
}

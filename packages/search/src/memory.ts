/** A small memory of answers: each is kept for a while, and the oldest make room. */
export type Memory<Value> = {
  get: (key: string) => Value | undefined
  set: (key: string, value: Value) => void
}

type MemoryLimits = { most: number; keptMs: number; now?: () => number }

export function createMemory<Value>({ most, keptMs, now = Date.now }: MemoryLimits): Memory<Value> {
  const kept = new Map<string, { value: Value; until: number }>()
  return {
    get(key) {
      const found = kept.get(key)
      if (!found) return undefined
      if (found.until > now()) return found.value
      kept.delete(key)
      return undefined
    },
    set(key, value) {
      kept.delete(key)
      kept.set(key, { value, until: now() + keptMs })
      const oldest = kept.keys().next()
      if (kept.size > most && !oldest.done) kept.delete(oldest.value)
    },
  }
}

/** Moments at which something was seen to work, and those at which it was not. */
export function keepMoments() {
  const worked: number[] = []
  const failed: number[] = []
  return {
    note: (isWell: boolean, atMs = Date.now()) => void (isWell ? worked : failed).push(atMs),
    /** How it went since then; what still does not work counts until now. */
    since(fromMs: number, nowMs = Date.now()) {
      const later = (moments: readonly number[]) => moments.filter((atMs) => atMs >= fromMs)
      return {
        worked: later(worked).length,
        failed: later(failed).length,
        longestMs: longestGap(later(worked), fromMs, nowMs),
      }
    },
    /** The last moment at which it worked. */
    last: () => worked.at(-1) ?? 0,
  }
}

export type Moments = ReturnType<typeof keepMoments>

/** The longest time without one of these moments. They come in any order: answers overtake each other. */
export function longestGap(moments: readonly number[], fromMs: number, toMs: number): number {
  const all = [fromMs, ...moments.toSorted((a, b) => a - b), toMs]
  return Math.max(...all.map((atMs, index) => atMs - (all[index - 1] ?? atMs)))
}

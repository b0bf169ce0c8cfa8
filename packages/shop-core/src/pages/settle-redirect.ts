import { accept, type Outcome, refuse } from '../outcome.ts'

export type RedirectRefusal = { kind: 'redirect-loop'; path: string }

/**
 * Where an old address must lead so that a visitor is sent on once: to the end of what already leads on from `to`.
 * `targets` answers where an address leads now. An address that would come back to itself is refused.
 */
export function settleRedirect(
  { from, to }: { from: string; to: string },
  targets: ReadonlyMap<string, string>,
): Outcome<string, RedirectRefusal> {
  const seen = new Set([from])
  let end = to
  for (let next: string | undefined = to; next !== undefined; next = targets.get(next)) {
    if (seen.has(next)) return refuse({ kind: 'redirect-loop', path: next })
    seen.add(next)
    end = next
  }
  return accept(end)
}

/** What became of one request. */
export type Refusal = { kind: string; isPlanned: boolean }
export type Answered = { status: number; tookMs: number; refusal?: Refusal | undefined; isBusy?: boolean }

type Call = { times: number[]; busy: number; refused: Map<string, number>; failed: Map<string, number> }

/**
 * Counts requests by the call they make. A planned refusal (sold out, a changed price) is an answer; "come again
 * later" (503 with Retry-After, from the shop itself) is counted apart; anything else that is no success is an error.
 */
export function openTally() {
  const calls = new Map<string, Call>()
  const of = (name: string) => {
    const known = calls.get(name)
    if (known) return known
    const made: Call = { times: [], busy: 0, refused: new Map(), failed: new Map() }
    calls.set(name, made)
    return made
  }
  const more = (counts: Map<string, number>, kind: string) => counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return {
    count(name: string, { status, tookMs, refusal, isBusy }: Answered) {
      const call = of(name)
      call.times.push(tookMs)
      if (isBusy) call.busy += 1
      else if (refusal?.isPlanned) more(call.refused, refusal.kind)
      else if (status < 200 || status >= 400) more(call.failed, `${status} ${refusal?.kind ?? ''}`.trim())
    },
    fail: (name: string, why: string) => void more(of(name).failed, why),
    calls: () => [...calls].toSorted(([one], [other]) => one.localeCompare(other)),
    requests: () => sum([...calls.values()].map(({ times }) => times.length)),
    busy: () => sum([...calls.values()].map(({ busy }) => busy)),
    errors: () => sum([...calls.values()].flatMap(({ failed }) => [...failed.values()])),
    times: () => [...calls.values()].flatMap(({ times }) => times),
  }
}

export type Tally = ReturnType<typeof openTally>

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

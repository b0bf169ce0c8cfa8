import { readAsked } from '@rasteh/shop-core/command-bar'
import type { Found } from '@rasteh/shop-store/reads/command-bar'
import { useEffect, useState } from 'react'

export type FoundState =
  | { kind: 'idle' }
  | { kind: 'short' }
  | { kind: 'waiting'; found: Found }
  | { kind: 'failed' }
  | { kind: 'found'; found: Found }

export const NOTHING: Found = { orders: [], products: [], customers: [] }
/** A pause between keys: fast typing asks once, at its end. */
const PAUSE_MS = 150

/** What the shop knows of the typed text. An answer that came too late is dropped; what was found before stays meanwhile. */
export function useFound(text: string, attempt: number): FoundState {
  const [state, setState] = useState<FoundState>({ kind: 'idle' })
  const typed = text.trim()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again.
  useEffect(() => {
    if (typed === '') return setState({ kind: 'idle' })
    if (readAsked(typed) === null) return setState({ kind: 'short' })
    setState((before) => ({ kind: 'waiting', found: 'found' in before ? before.found : NOTHING }))
    const stop = new AbortController()
    const wait = setTimeout(async () => {
      const found = await ask(typed, stop.signal)
      if (stop.signal.aborted) return
      setState(found ? { kind: 'found', found } : { kind: 'failed' })
    }, PAUSE_MS)
    return () => {
      clearTimeout(wait)
      stop.abort()
    }
  }, [typed, attempt])
  return state
}

async function ask(text: string, signal: AbortSignal): Promise<Found | null> {
  try {
    const answer = await fetch('/cms-api/command-bar/find', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
      signal,
    })
    return answer.ok ? ((await answer.json()) as Found) : null
  } catch {
    return null
  }
}

import { useSyncExternalStore } from 'react'

let times = 0
const listeners = new Set<() => void>()

/** Says that variants were made beside the form, so that the list of them is drawn again. */
export function noteMade(): void {
  times += 1
  for (const listen of listeners) listen()
}

/** How often variants were made on this page. */
export const useMadeTimes = (): number => useSyncExternalStore(subscribe, read, atFirst)

function subscribe(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

const read = () => times
const atFirst = () => 0

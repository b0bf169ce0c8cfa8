import { startTransition, useEffect, useState } from 'react'
import { loadPart } from './load-part.ts'

/** A part whose script comes when it is first wanted; null until then. */
export function usePart<Part extends object>(isWanted: boolean, load: () => Promise<Part>): Part | null {
  const [part, setPart] = useState<Part | null>(null)
  useEffect(() => {
    if (!isWanted || part) return
    const bring = async () => {
      const loaded = await loadPart(load, () => void bring())
      // The press shows first: a large part is rendered in small pieces.
      if (loaded) startTransition(() => setPart(loaded))
    }
    void bring()
  }, [isWanted, part, load])
  return part
}

import { type RefObject, useLayoutEffect, useRef } from 'react'

type Caret = {
  ref: RefObject<HTMLInputElement | null>
  /** Notes the caret's place in what was just typed. */
  note: (text: string, caret: number) => void
}

/**
 * Keeps the caret where the typing goes on when the text of an input is rewritten at every key: behind it stand as many
 * characters as before, not counting separators. Without it a digit typed into the middle sends the next to the end.
 */
export function useCaret(text: string): Caret {
  const ref = useRef<HTMLInputElement>(null)
  const behind = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (behind.current === null) return
    const place = placeBefore(text, behind.current)
    behind.current = null
    ref.current?.setSelectionRange(place, place)
  }, [text])
  return {
    ref,
    note: (typed, caret) => {
      behind.current = [...typed.slice(caret)].filter(isCounted).length
    },
  }
}

/** The last place of a text that has so many counted characters behind it. */
function placeBefore(text: string, behind: number): number {
  let place = text.length
  for (let left = behind; left > 0 && place > 0; place -= 1) if (isCounted(text[place - 1] ?? '')) left -= 1
  return place
}

const isCounted = (character: string) => !/[,٬،]/.test(character)

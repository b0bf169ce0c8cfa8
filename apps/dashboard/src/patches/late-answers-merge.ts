import type { FormState } from 'payload'

/** An answer of the server: to which state, what the form holds now, both merged, and what the server is taken to have seen. */
export type Answer = {
  sent: FormState | undefined
  held: FormState
  merged: FormState
  seen: { current: FormState }
}

/**
 * The form's state after an answer. An answer to what the form holds is what the server has seen. After an older one the
 * server has yet to be asked, and what is refused now stays refused.
 */
export function takeAnswer({ sent, held, merged, seen }: Answer): FormState {
  if (sent === undefined || sent === held) {
    seen.current = merged
    return merged
  }
  const refused = Object.entries(held).filter(([path, { valid }]) => valid === false && path in merged)
  const kept = refused.map(([path, { errorMessage }]) => [
    path,
    { ...merged[path], valid: false, errorMessage },
  ])
  return { ...merged, ...Object.fromEntries(kept) }
}

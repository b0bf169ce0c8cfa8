'use client'

import screen from '#components/screen.module.css'

/** What became of a press, to see and to hear. */
export function Said({ done, refusal }: { done: string | null; refusal: string | null }) {
  return (
    <>
      <div role="status">{done && <p className={screen.done}>{done}</p>}</div>
      <div role="alert">{refusal && <p className={screen.refusal}>{refusal}</p>}</div>
    </>
  )
}

'use client'

import { useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * Takes what was typed into a field before its script came; the ref goes to the field. It is taken with the first render:
 * the next one would write the field's old value over it.
 */
export function useTypedBefore(value: string, onChange: (value: string) => void) {
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const take = useEffectEvent(() => {
    const typed = field.current?.value ?? ''
    if (typed !== '' && typed !== value) onChange(typed)
  })
  useLayoutEffect(() => take(), [])
  return field
}

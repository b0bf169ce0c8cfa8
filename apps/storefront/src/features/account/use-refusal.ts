'use client'

import { useEffect, useId, useRef, useState } from 'react'

/** Why a form was refused, and the name of the field that it is about; null for none of them. */
export type Refusal = { text: string; field: string | null }

/**
 * The refusal of a form whose reasons are in one alert: it is spoken once, the field that it is about points to it,
 * and the focus goes there.
 */
export function useRefusal(refusal: Refusal | null) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusal?.field) form.current?.querySelector<HTMLElement>(`[name="${refusal.field}"]`)?.focus()
  }, [refusal])
  return { id, form, refusedBy: (name: string) => (refusal?.field === name ? id : undefined) }
}

/** The same for a form that keeps its refusal itself. */
export function useFormRefusal() {
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  return { refusal, setRefusal, ...useRefusal(refusal) }
}

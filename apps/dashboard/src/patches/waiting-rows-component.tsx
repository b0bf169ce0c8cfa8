'use client'

import { useForm, useFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'
import { hasWaitingRow, nudge, PATIENCE_MS } from './waiting-rows-nudge.ts'

/** Shows nothing. While a row waits for its form, it changes the form's state in a way that is never saved (`waiting-rows.ts`). */
export function WaitingRows() {
  const { dispatchFields } = useForm()
  const isWaiting = useFormFields(([fields]) => hasWaitingRow(fields))
  useEffect(() => {
    if (!isWaiting) return
    let pause = PATIENCE_MS
    let timer = setTimeout(ask, pause)
    function ask(): void {
      dispatchFields(nudge())
      // An answer that is only slow is not asked for ever faster.
      pause *= 2
      timer = setTimeout(ask, pause)
    }
    return () => clearTimeout(timer)
  }, [isWaiting, dispatchFields])
  return null
}

'use client'

import { useTranslation } from '@payloadcms/ui'
import { toLatinDigits } from '@rasteh/persian-text/digits'
import { type ReactNode, useEffect } from 'react'
import { type DateLanguage, teachPersianDates } from './persian-dates.ts'
import { writePersianFigures } from './persian-figures.ts'

/** Persian dates in what the content platform writes, and digits of all scripts in what it asks. */
export function PersianInput({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  // The platform types it as date-fns does; only the two members used here matter.
  if (i18n.dateFNS) teachPersianDates(i18n.dateFNS as unknown as DateLanguage)
  useEffect(() => {
    document.addEventListener('beforeinput', takeAllDigits, true)
    const stopWriting = writePersianFigures(document.body)
    return () => {
      document.removeEventListener('beforeinput', takeAllDigits, true)
      stopWriting()
    }
  }, [])
  return children
}

/** A browser's number input silently drops Persian and Arabic digits; here they arrive as Latin ones. */
function takeAllDigits(event: InputEvent): void {
  const { target } = event
  if (!(target instanceof HTMLInputElement) || target.type !== 'number') return
  const typed = event.data ?? event.dataTransfer?.getData('text/plain') ?? ''
  const latin = toLatinDigits(typed)
    .replace(/[,٬،\s]/g, '')
    .replace('٫', '.')
  if (latin === typed) return
  event.preventDefault()
  // Deprecated, yet the only way to type for somebody: it keeps the caret, undo and the form's own events.
  document.execCommand('insertText', false, latin)
}

'use client'

import { useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { nameEditorButtons } from '#patches/editor-button-names.ts'
import { takeAllDigits } from '#patches/number-inputs.ts'
import { type DateLanguage, teachPersianDates } from '#patches/persian-dates.ts'
import { writePersianFigures } from '#patches/persian-figures.ts'
import { saveWhenSettled } from '#patches/settled-save.ts'
import { nameToasts } from '#patches/toast-names.ts'

/** Applies the changes of Payload that happen in the browser, while a screen is shown. */
export function PlatformPatches({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  // The platform types it as date-fns does; only the two members used here matter.
  if (i18n.dateFNS) teachPersianDates(i18n.dateFNS as unknown as DateLanguage)
  useEffect(() => {
    const stops = [
      takeAllDigits(document),
      writePersianFigures(document.body),
      nameEditorButtons(document.body),
      saveWhenSettled(window),
      nameToasts(document.body),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  return children
}

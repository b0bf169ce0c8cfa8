'use client'

import { invoiceTexts as texts } from '@rasteh/messages/dashboard'
import screen from '#components/screen.module.css'

export function PrintButton() {
  return (
    <button type="button" className={screen.primary} onClick={() => window.print()}>
      {texts.print}
    </button>
  )
}

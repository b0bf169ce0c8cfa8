'use client'

import { invoiceTexts as texts } from '@rasteh/messages/dashboard'
import desk from '../desk.module.css'

export function PrintButton() {
  return (
    <button type="button" className={desk.primary} onClick={() => window.print()}>
      {texts.print}
    </button>
  )
}

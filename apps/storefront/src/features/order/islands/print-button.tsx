'use client'

import { Button } from '@rasteh/ui/button'
import { island } from '#island'
import { usePageSettings } from '#page/islands/page-settings.tsx'

/** Opens the browser's own window for printing, which keeps a file too. */
export function PrintButton() {
  const { say } = usePageSettings()
  return <Button onPress={() => window.print()}>{say('OrderInvoicePrint')}</Button>
}

export default island('order/print-button', PrintButton, 'load')

'use client'

import { useEffect } from 'react'
import { island } from '#island'

/** Closes the phone's sheet of filters by Escape, as people expect of what lies above a page. */
export function FilterSheetKeys() {
  useEffect(() => {
    function close({ key }: KeyboardEvent) {
      if (key !== 'Escape' || location.hash !== '#filters') return
      location.hash = '#products'
      document.querySelector<HTMLElement>('a[href="#filters"]')?.focus()
    }
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [])
  return null
}

export default island('product-list/filter-sheet-keys', FilterSheetKeys, 'idle')

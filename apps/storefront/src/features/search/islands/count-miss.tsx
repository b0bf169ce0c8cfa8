'use client'

import { reportSearchMiss } from '@rasteh/shop-client/search-counts'
import { useEffect } from 'react'
import { island } from '#island'
import { rememberMissed } from '../missed-search.ts'

/** Tells managers what was searched for in vain. */
export function CountMiss({ text }: { text: string }) {
  useEffect(() => {
    reportSearchMiss(text)
    rememberMissed(text)
  }, [text])
  return null
}

export default island('search/count-miss', CountMiss, 'idle')

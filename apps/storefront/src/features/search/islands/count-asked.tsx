'use client'

import { reportSearchAsked } from '@rasteh/shop-client/search-counts'
import { useEffect } from 'react'
import { island } from '#island'
import { rememberMissed } from '../missed-search.ts'

type CountAskedProps = {
  text: string
  /** Something else was searched for in its place, which may not be what was meant. */
  isCorrected: boolean
}

/** Tells managers what is searched for and found. */
export function CountAsked({ text, isCorrected }: CountAskedProps) {
  useEffect(() => {
    reportSearchAsked(text)
    if (isCorrected) rememberMissed(text)
  }, [text, isCorrected])
  return null
}

export default island('search/count-asked', CountAsked, 'idle')

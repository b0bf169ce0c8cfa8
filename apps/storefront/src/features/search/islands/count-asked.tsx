'use client'

import { reportSearchAsked } from '@rasteh/shop-client/search-counts'
import { useEffect } from 'react'
import { island } from '#island'

/** Tells managers what is searched for and found. */
export function CountAsked({ text }: { text: string }) {
  useEffect(() => reportSearchAsked(text), [text])
  return null
}

export default island('search/count-asked', CountAsked, 'idle')

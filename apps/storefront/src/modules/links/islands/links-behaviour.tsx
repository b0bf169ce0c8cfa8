'use client'

import { LINKS_USUAL } from '@rasteh/shop-core/modules'
import { useEffect, useRef } from 'react'
import { notices } from '#features/notices/public-notices.ts'
import { island } from '#island'
import { type LoaderCalls, listenForLoaders } from '../partial-loader.ts'
import { animateOnScroll } from '../scroll-animation.ts'
import { toggleLinksPartial } from '../toggle-partial.ts'

/** Makes the module around it move and load. It renders nothing: all that it needs is in attributes. */
export function LinksBehaviour() {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const module = mark.current?.closest<HTMLElement>('.DnnModule')
    if (!module) return
    // Loaders name their callback, and it is a global one; a site's own script may bring another.
    Object.assign(window, { [LINKS_USUAL.callback]: toggleLinksPartial })
    const stopLoaders = listenForLoaders(module, CALLS)
    const stopAnimations = animateOnScroll(module)
    return () => {
      stopLoaders()
      stopAnimations()
    }
  }, [])
  return <span ref={mark} hidden />
}

const CALLS: LoaderCalls = {
  fetchPartial: async (url) => {
    const answer = await fetch(url, { credentials: 'same-origin' })
    if (!answer.ok) throw new Error(`the partial answered ${answer.status}`)
    return answer.text()
  },
  onFailed: () => notices.show({ tone: 'alert', messages: [{ key: 'PartialFailed' }], showMs: null }),
}

export default island('links/links-behaviour', LinksBehaviour, 'idle')

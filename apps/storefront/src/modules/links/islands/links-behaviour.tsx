'use client'

import { LINKS_USUAL } from '@rasteh/shop-core/modules'
import { useEffect, useRef } from 'react'
import { island } from '#island'
import { notices } from '../../../page/islands/notices.ts'
import { type LoaderWays, listenForLoaders } from '../partial-loader.ts'
import { animateOnScroll } from '../scroll-animation.ts'
import { toggleLinksPartial } from '../toggle-partial.ts'

/** Makes the module around it move and load. It draws nothing: all that it needs stands in attributes. */
export function LinksBehaviour() {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const module = mark.current?.closest<HTMLElement>('.DnnModule')
    if (!module) return
    // Loaders name their callback, and it is a global one; a site's own script may bring another.
    Object.assign(window, { [LINKS_USUAL.callback]: toggleLinksPartial })
    const stopLoaders = listenForLoaders(module, WAYS)
    const stopAnimations = animateOnScroll(module)
    return () => {
      stopLoaders()
      stopAnimations()
    }
  }, [])
  return <span ref={mark} hidden />
}

const WAYS: LoaderWays = {
  fetchPartial: async (address) => {
    const answer = await fetch(address, { credentials: 'same-origin' })
    if (!answer.ok) throw new Error(`the partial answered ${answer.status}`)
    return answer.text()
  },
  onFailed: () => notices.show({ tone: 'alert', messages: [{ key: 'PartialFailed' }], showMs: null }),
}

export default island('links/links-behaviour', LinksBehaviour, 'idle')

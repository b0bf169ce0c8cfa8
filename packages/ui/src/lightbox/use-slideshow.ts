import { LIGHTBOX } from '@rasteh/shop-core/lightbox'
import { useEffect, useEffectEvent, useState } from 'react'

export type Slideshow = { isRunning: boolean; toggle: () => void }

/** Goes on by itself once a visitor asks for it, until it is stopped or the lightbox closes. */
export function useSlideshow(isOpen: boolean, goOn: () => void): Slideshow {
  const [isRunning, setRunning] = useState(false)
  const goOnNow = useEffectEvent(goOn)
  useEffect(() => {
    if (!isOpen || !isRunning) return
    const timer = setInterval(() => goOnNow(), LIGHTBOX.slideshowMs)
    return () => clearInterval(timer)
  }, [isOpen, isRunning])
  return { isRunning, toggle: () => setRunning((now) => !now) }
}

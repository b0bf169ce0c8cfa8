'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { island } from '#island'
import { type PageSay, usePageSettings } from '#page/islands/page-settings.tsx'
import { galleryOf } from '../gallery.ts'
import { lightbox } from '../lightbox.ts'

/** Where lightboxes open. Links of a gallery, wherever they are and whenever they come, open theirs here. */
export function Lightboxes() {
  const { say, has, money } = usePageSettings()
  const { request, isOpen, Part, turn } = useSyncExternalStore(
    lightbox.subscribe,
    lightbox.read,
    lightbox.read,
  )
  useEffect(() => {
    document.addEventListener('click', openGallery)
    return () => document.removeEventListener('click', openGallery)
  }, [])
  if (!request || !Part) return null
  return (
    <Part
      key={turn}
      items={request.items}
      startIndex={request.startIndex ?? 0}
      size={request.size}
      culture={money.culture}
      labels={toLabels(say, has)}
      isOpen={isOpen}
      onClose={lightbox.close}
    />
  )
}

function openGallery(event: MouseEvent): void {
  const isPlainClick = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey
  const gallery = isPlainClick && !event.defaultPrevented ? galleryOf(event.target) : null
  if (!gallery) return
  event.preventDefault()
  void lightbox.open(gallery)
}

function toLabels(say: PageSay, has: ReturnType<typeof usePageSettings>['has']) {
  const general = say('LightboxContentFailed')
  return {
    close: say('LightboxClose'),
    previous: say('LightboxPrevious'),
    next: say('LightboxNext'),
    startSlideshow: say('LightboxStartSlideshow'),
    stopSlideshow: say('LightboxStopSlideshow'),
    loading: say('Loading'),
    counter: (current: number, total: number) => say('LightboxCounter', { current, total }),
    failed: {
      picture: has('LightboxImageFailed') ? say('LightboxImageFailed') : general,
      ajax: has('LightboxAjaxFailed') ? say('LightboxAjaxFailed') : general,
      inline: general,
    },
  }
}

export default island('lightbox/lightboxes', Lightboxes, 'load')

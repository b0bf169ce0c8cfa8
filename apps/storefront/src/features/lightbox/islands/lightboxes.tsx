'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { island } from '#island'
import { galleryOf } from '../gallery.ts'
import { lightbox } from '../lightbox.ts'

/** Where lightboxes open. Links of a gallery, wherever they are and whenever they come, open theirs here. */
export function Lightboxes() {
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
  return <Part key={turn} request={request} isOpen={isOpen} onClose={lightbox.close} />
}

function openGallery(event: MouseEvent): void {
  const isPlainClick = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey
  const gallery = isPlainClick && !event.defaultPrevented ? galleryOf(event.target) : null
  if (!gallery) return
  event.preventDefault()
  void lightbox.open(gallery)
}

export default island('lightbox/lightboxes', Lightboxes, 'load')

import { LIGHTBOX_GALLERIES } from '@rasteh/shop-core/lightbox'
import type { LightboxItem } from '@rasteh/ui/lightbox'
import type { LightboxRequest } from './lightbox-request.ts'

/** The gallery of the pressed link with all links of the same tag; null when the press was on no such link. */
export function galleryOf(target: EventTarget | null): LightboxRequest | null {
  const pressed = target instanceof Element ? target.closest<HTMLAnchorElement>(SELECTOR) : null
  if (!pressed) return null
  const tag = LIGHTBOX_GALLERIES.find((gallery) => pressed.relList.contains(gallery))
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`a[rel~="${tag}"]`)].filter(isOurs)
  if (!links.includes(pressed)) return null
  return { items: links.map(toItem), startIndex: links.indexOf(pressed) }
}

const SELECTOR = LIGHTBOX_GALLERIES.map((gallery) => `a[rel~="${gallery}"]`).join()

/** Only what this site has itself is shown; a link to elsewhere stays a link. */
function isOurs({ href }: HTMLAnchorElement): boolean {
  return href !== '' && new URL(href, location.href).origin === location.origin
}

function toItem(link: HTMLAnchorElement): LightboxItem {
  return { kind: kindOf(link), href: link.getAttribute('href') ?? '', title: titleOf(link) }
}

const PICTURE = /\.(avif|webp|jpe?g|png|gif|svg)$/i

/** What a link leads to; `data-lightbox="frame"` asks for the whole page in a frame instead of its content. */
function kindOf(link: HTMLAnchorElement): LightboxItem['kind'] {
  const { pathname } = new URL(link.href, location.href)
  if (link.dataset.lightbox === 'frame') return 'frame'
  if (link.getAttribute('href')?.startsWith('#')) return 'inline'
  return PICTURE.test(pathname) ? 'picture' : 'ajax'
}

function titleOf(link: HTMLAnchorElement): string {
  const words = [link.title, link.querySelector('img')?.alt, link.textContent]
  return words.map((text) => text?.trim()).find(Boolean) ?? ''
}

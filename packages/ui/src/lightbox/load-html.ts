import { readPage } from '../read-page/read-page.ts'

/** The page's part that a lightbox shows of it: what is between its header and its footer. */
const CONTENT = '#content'

/** Finds what to show: an element of this page, or the content of another page of this site. Null when there is none. */
export async function loadHtml(href: string, kind: 'ajax' | 'inline'): Promise<string | null> {
  if (kind === 'inline') return document.getElementById(toWrittenId(href))?.innerHTML ?? null
  if (new URL(href, location.href).origin !== location.origin) return null
  try {
    const response = await fetch(href)
    return response.ok ? contentOf(await response.text()) : null
  } catch {
    return null
  }
}

function contentOf(text: string): string {
  const page = readPage(text)
  return (page.querySelector(CONTENT) ?? page.body).innerHTML
}

function toWrittenId(href: string): string {
  const id = href.slice(href.indexOf('#') + 1)
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

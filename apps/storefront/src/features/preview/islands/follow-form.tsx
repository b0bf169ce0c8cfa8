'use client'

import { useEffect } from 'react'
import { island } from '#island'
import { fetchPage } from '#page/islands/fetch-page.ts'
import { showPartOf } from '#page/islands/swap-part.ts'

/** The content platform tells the preview beside a form of each key and each save; the preview first says that it is there. */
const SAVED = 'payload-document-event'
const TYPED = 'payload-live-preview'
const READY = { type: TYPED, ready: true }

/** So long the keys of one word come together. */
const PAUSE_MS = 150

type Urls = {
  /** Where the dashboard gives a new token. */
  entryUrl: string
  /** This page with its token, which takes what is typed. */
  typedUrl: string
  /** Whether the form is of what is around every page: then the whole page is shown again, after each save. */
  isWhole: boolean
}

// This island is in the part that is swapped, so it is hydrated again each time. What listens must outlive that.
let urls: Urls | null = null
/** What the form holds, once it has said so. */
let typed: unknown
let isSaved = false
let isWaiting = false
let isShowing = false

/** Shows the page again as its form beside it is typed and saved. Nothing that is typed is kept. */
export function FollowForm(given: Urls) {
  const { entryUrl, typedUrl, isWhole } = given
  useEffect(() => listen({ entryUrl, typedUrl, isWhole }), [entryUrl, typedUrl, isWhole])
  return null
}

function listen(given: Urls): void {
  const isFirst = urls === null
  urls = given
  if (!isFirst) return
  addEventListener('message', ({ origin, data }) => {
    if (origin !== location.origin) return
    if (urls?.isWhole) {
      if (data?.type === SAVED) location.replace(urls.entryUrl)
      return
    }
    if (data?.type === SAVED) isSaved = true
    else if (data?.type === TYPED && typeof data.data === 'object') typed = data.data
    else return
    if (!isWaiting) setTimeout(showNewest, PAUSE_MS)
    isWaiting = true
  })
  const opener: Window = window.opener ?? window.parent
  opener.postMessage(READY, location.origin)
}

/** One at a time: the answer that was asked for first may come last. */
async function showNewest(): Promise<void> {
  if (isShowing) return
  isShowing = true
  while (isWaiting) {
    isWaiting = false
    const next = await askForNewest()
    if (next) showPartOf(next)
  }
  isShowing = false
}

/** A save brings a new token and says what is published now; a token that is too old is renewed. */
async function askForNewest(): Promise<Document | null> {
  if (!urls) return null
  const now = isSaved ? null : await fetchPage(urls.typedUrl, typed)
  if (now) return now
  isSaved = false
  const saved = await fetchPage(urls.entryUrl)
  urls = (saved && urlsIn(saved)) ?? urls
  return saved && typed !== undefined ? fetchPage(urls.typedUrl, typed) : saved
}

function urlsIn(page: Document): Urls | null {
  const props = page.querySelector('rasteh-island[name="preview/follow-form"]')?.getAttribute('props')
  return props ? (JSON.parse(props) as Urls) : null
}

export default island('preview/follow-form', FollowForm, 'load')

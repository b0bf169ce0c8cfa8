import { fillPath } from '@rasteh/contracts/paths'
import { type DraftWire, type NamedDraft, PREVIEW_CALLS, type SiteDraftWire } from '@rasteh/contracts/preview'
import type { Language } from '@rasteh/persian-text/culture'

/** What the dashboard answers: the draft, that this token shows no draft, or nothing at all. */
export type FoundDraft =
  | { kind: 'found'; draft: DraftWire | SiteDraftWire }
  | { kind: 'refused' }
  | { kind: 'away' }

type Asked = NamedDraft & { token: string; locale: Language; typed?: unknown }

const USUAL_URL = 'http://127.0.0.1:3100'
const PATIENCE_MS = 5_000

/**
 * Asks the dashboard for the draft that a token was given for, with what its form has typed since. No cookie goes along: the
 * token says who looks.
 */
export async function loadDraft({ collection, id, token, locale, typed }: Asked): Promise<FoundDraft> {
  if (token === '') return { kind: 'refused' }
  const url = new URL(
    fillPath(PREVIEW_CALLS.draft, { collection, id }),
    process.env.DASHBOARD_URL || USUAL_URL,
  )
  url.search = String(new URLSearchParams({ token, locale }))
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const answer = await fetch(url, {
      ...(typed === undefined ? {} : post(typed)),
      redirect: 'error',
      signal,
    })
    if (answer.ok) return { kind: 'found', draft: await answer.json() }
    return { kind: answer.status < 500 ? 'refused' : 'away' }
  } catch {
    return { kind: 'away' }
  }
}

const post = (typed: unknown) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(typed),
})

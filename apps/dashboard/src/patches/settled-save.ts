import type { Patch } from './patch.ts'

/**
 * Lets a save wait for the texts of its form. Payload's text editor gives the form its words in an idle moment, and what is
 * typed into a part of a text (a video, a folded part) reaches the text only after the server has looked at it. A form that
 * is saved before that is saved without the last words, or is refused for an empty field that was filled in.
 */
export const settledSavePatch: Patch = {
  name: 'settled-save',
  writtenFor: { '@payloadcms/ui': '3.90.1', '@payloadcms/richtext-lexical': '3.90.1' },
  upstream: null,
}

const TEXT = '.rich-text-lexical'
const PART = '.LexicalEditorTheme__block'
const SAVE = '#action-save, #action-save-draft'

/** How the call of a part's form names what it asks about. */
const PART_CALL = /schemaPath\W{1,6}[^"]*lexical_internal_feature/
/** Next sends one call after the other: behind an answer the next one may still be on its way. */
const BETWEEN_CALLS_MS = 300
/** A part's form asks a quarter of a second after a change; a key that changes nothing makes it ask nothing. */
const PART_ASKS_WITHIN_MS = 1_000
/** A server that does not answer holds no save back for longer. */
const LONGEST_WAIT_MS = 30_000

/** Holds each save back until its texts are in the form. Answers how to stop. */
export function saveWhenSettled(view: Window & typeof globalThis): () => void {
  const { document } = view
  const now = () => view.performance.now()
  const calls = watchCalls(view)
  let textChangedAt = Number.NEGATIVE_INFINITY
  let partChangedAt = Number.NEGATIVE_INFINITY
  let isHolding = false

  const note = ({ target }: Event) => {
    if (!(target instanceof view.Element) || !target.closest(TEXT)) return
    textChangedAt = now()
    if (target.closest(PART)) partChangedAt = textChangedAt
  }
  const hold = (event: MouseEvent) => {
    const button = event.target instanceof view.Element ? event.target.closest<HTMLElement>(SAVE) : null
    if (!button || textChangedAt === Number.NEGATIVE_INFINITY) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (isHolding) return
    isHolding = true
    button.setAttribute('aria-busy', 'true')
    void settled().then(() => {
      isHolding = false
      textChangedAt = partChangedAt = Number.NEGATIVE_INFINITY
      button.removeAttribute('aria-busy')
      button.click()
    })
  }
  /** Says whether the server has looked at what was typed into a part last. */
  function isAnswered(): boolean {
    const { waiting, endedAt, partAskedAt } = calls.known
    if (waiting > 0) return false
    const quiet = now() - Math.max(endedAt, partChangedAt)
    return quiet > (partAskedAt > partChangedAt ? BETWEEN_CALLS_MS : PART_ASKS_WITHIN_MS)
  }
  async function settled(): Promise<void> {
    const end = now() + LONGEST_WAIT_MS
    while (partChangedAt > Number.NEGATIVE_INFINITY && now() < end && !isAnswered()) await idle(view)
    // A part's answer is put into the text, then the text into the form, and the form is drawn: each in a moment of its own.
    for (let moment = 0; moment < 4; moment++) await idle(view)
  }

  document.addEventListener('input', note, true)
  document.addEventListener('keydown', note, true)
  document.addEventListener('pointerdown', note, true)
  document.addEventListener('click', hold, true)
  return () => {
    calls.stop()
    document.removeEventListener('input', note, true)
    document.removeEventListener('keydown', note, true)
    document.removeEventListener('pointerdown', note, true)
    document.removeEventListener('click', hold, true)
  }
}

const idle = (view: Window) =>
  new Promise<void>((resolve) => {
    const later = () => view.setTimeout(resolve, 0)
    // Safari has no idle moments; Payload waits for the next frame there.
    if ('requestIdleCallback' in view) view.requestIdleCallback(later, { timeout: 600 })
    else (view as Window).setTimeout(resolve, 100)
  })

/** Knows how many of the forms' calls have no answer yet, when the last one ended and when a part asked last. */
function watchCalls(view: Window & typeof globalThis) {
  const { fetch } = view
  const known = { waiting: 0, endedAt: Number.NEGATIVE_INFINITY, partAskedAt: Number.NEGATIVE_INFINITY }
  const watching: typeof fetch = async (input, init) => {
    if (init?.method !== 'POST') return fetch.call(view, input, init)
    if (isPartCall(init.body)) known.partAskedAt = view.performance.now()
    known.waiting++
    try {
      return await fetch.call(view, input, init)
    } finally {
      known.waiting--
      known.endedAt = view.performance.now()
    }
  }
  view.fetch = watching
  return {
    known,
    stop: () => {
      if (view.fetch === watching) view.fetch = fetch
    },
  }
}

/** What is large is sent in several pieces. */
function isPartCall(body: unknown): boolean {
  if (typeof body === 'string') return PART_CALL.test(body)
  return body instanceof FormData && [...body.values()].some((one) => isPartCall(one))
}

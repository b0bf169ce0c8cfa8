// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { RefreshOnSave } from './refresh-on-save.tsx'

const ENTRY = '/cms-api/preview-token/pages/12?language=fa-IR'
const SAVED = { type: 'payload-document-event' }
const messages: unknown[][] = []
const answers: ((text: string) => void)[] = []
const ask = vi.fn(
  (_url: string) =>
    new Promise((answer) => {
      answers.push((title) =>
        answer({ ok: true, text: async () => `<title>${title}</title><main>${title}</main>` }),
      )
    }),
)

const post = (data: unknown, origin = location.origin) =>
  dispatchEvent(new MessageEvent('message', { data, origin }))
const shown = () => document.querySelector('main')?.textContent

/** The island as the page has it, and once more as each swap of the page brings it. */
beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', ask)
  vi.stubGlobal('opener', { postMessage: (...message: unknown[]) => messages.push(message) })
  document.body.innerHTML = '<main>first</main>'
  for (const _ of [1, 2, 3])
    act(() => createRoot(document.createElement('div')).render(<RefreshOnSave entryUrl={ENTRY} />))
  return () => {
    vi.unstubAllGlobals()
    document.body.innerHTML = ''
  }
})

beforeEach(() => {
  ask.mockClear()
  answers.length = 0
})

describe('the preview beside a form', () => {
  it('says once that it is there, to the shop’s own window', () => {
    expect(messages).toEqual([[{ type: 'payload-live-preview', ready: true }, location.origin]])
  })

  it('is shown anew after a save, by the way that gives it a new token', async () => {
    post(SAVED)
    expect(ask.mock.calls.map(([url]) => url)).toEqual([ENTRY])
    answers[0]?.('second')
    await vi.waitFor(() => expect(shown()).toBe('second'))
  })

  it('is not moved by other sites, nor by other messages', () => {
    post(SAVED, 'https://evil.example')
    post({ type: 'payload-live-preview' })
    post('payload-document-event')
    post(null)
    expect(ask).not.toHaveBeenCalled()
  })

  it('shows the last of many saves, asking for one at a time', async () => {
    for (const _ of [1, 2, 3]) post(SAVED)
    expect(ask).toHaveBeenCalledTimes(1)
    answers[0]?.('third')
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2))
    answers[1]?.('fourth')
    await vi.waitFor(() => expect(shown()).toBe('fourth'))
    expect(ask).toHaveBeenCalledTimes(2)
  })
})

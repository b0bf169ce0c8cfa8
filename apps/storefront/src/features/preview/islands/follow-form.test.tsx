// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { FollowForm } from './follow-form.tsx'

const ENTRY = '/cms-api/preview-token/pages/12?language=fa-IR'
const PAGE = '/preview/pages/12?language=fa-IR&token='
const SAVED = { type: 'payload-document-event' }
const typing = (title: string) => ({ type: 'payload-live-preview', data: { title } })
const messages: unknown[][] = []
const answers: ((text: string | null, token?: string) => void)[] = []
const ask = vi.fn(
  (_url: string, _asked?: { method?: string; body?: string }) =>
    new Promise((answer) => {
      answers.push((title, token = 'old') => {
        const props = JSON.stringify({ entryUrl: ENTRY, typedUrl: `${PAGE}${token}`, isWhole: false })
        const follower = `<rasteh-island name="preview/follow-form" props='${props}'></rasteh-island>`
        answer({ ok: title !== null, text: async () => `<main>${title}${follower}</main>` })
      })
    }),
)

const post = (data: unknown, origin = location.origin) =>
  dispatchEvent(new MessageEvent('message', { data, origin }))
const shown = () => document.querySelector('main')?.textContent
const asked = () => ask.mock.calls.map(([url, { method = 'GET', body = '' } = {}]) => [method, url, body])
const untilAsked = (times: number) => vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(times))
const untilShown = (text: string) => vi.waitFor(() => expect(shown()).toBe(text))

/** The island as the page has it, and once more as each swap of the page brings it. */
beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', ask)
  vi.stubGlobal('opener', { postMessage: (...message: unknown[]) => messages.push(message) })
  document.body.innerHTML = '<main>first</main>'
  for (const _ of [1, 2, 3])
    act(() =>
      createRoot(document.createElement('div')).render(
        <FollowForm entryUrl={ENTRY} typedUrl={`${PAGE}old`} isWhole={false} />,
      ),
    )
  return () => {
    vi.unstubAllGlobals()
    document.body.innerHTML = ''
  }
})

beforeEach(() => {
  ask.mockClear()
  answers.length = 0
})

// In the order of a sitting: what was typed stays known.
describe('the preview beside a form', () => {
  it('says once that it is there, to the shop’s own window', () => {
    expect(messages).toEqual([[{ type: 'payload-live-preview', ready: true }, location.origin]])
  })

  it('is shown anew after a save, by the way that gives it a new token', async () => {
    post(SAVED)
    await untilAsked(1)
    expect(asked()).toEqual([['GET', ENTRY, '']])
    answers[0]?.('second')
    await untilShown('second')
  })

  it('is not moved by other sites, nor by other messages', async () => {
    post(SAVED, 'https://evil.example')
    post(typing('evil'), 'https://evil.example')
    post({ type: 'payload-live-preview' })
    post('payload-document-event')
    post(null)
    await new Promise((later) => setTimeout(later, 300))
    expect(ask).not.toHaveBeenCalled()
  })

  it('shows what is typed, the last of many keys, asking for one at a time', async () => {
    for (const text of ['t', 'th']) post(typing(text))
    await untilAsked(1)
    expect(asked()).toEqual([['POST', `${PAGE}old`, '{"title":"th"}']])
    for (const text of ['thi', 'thir', 'third']) post(typing(text))
    answers[0]?.('th')
    await untilAsked(2)
    expect(asked()[1]).toEqual(['POST', `${PAGE}old`, '{"title":"third"}'])
    answers[1]?.('third')
    await untilShown('third')
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('keeps what is typed when another was saved, and takes the new token for it', async () => {
    post(SAVED)
    await untilAsked(1)
    answers[0]?.('saved', 'new')
    await untilAsked(2)
    expect(asked()[1]).toEqual(['POST', `${PAGE}new`, '{"title":"third"}'])
    answers[1]?.('third again', 'new')
    await untilShown('third again')
  })

  it('renews a token that is too old, and shows what was typed', async () => {
    post(typing('fourth'))
    await untilAsked(1)
    answers[0]?.(null)
    await untilAsked(2)
    answers[1]?.('saved', 'newer')
    await untilAsked(3)
    expect(asked()[2]).toEqual(['POST', `${PAGE}newer`, '{"title":"fourth"}'])
    answers[2]?.('fourth', 'newer')
    await untilShown('fourth')
  })

  it('stays as it is while nobody answers', async () => {
    post(typing('fifth'))
    await untilAsked(1)
    answers[0]?.(null)
    await untilAsked(2)
    answers[1]?.(null)
    await new Promise((later) => setTimeout(later, 300))
    expect([shown(), ask.mock.calls.length]).toEqual(['fourth', 2])
  })
})

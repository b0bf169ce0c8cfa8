// @vitest-environment jsdom
import { ANSWER_MODAL_CLOSE_AFTER_MS } from '@rasteh/shop-core/comments'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PageSettingsProvider } from '#page/islands/page-settings.tsx'
import { AnswerModal } from './answer-modal.tsx'

// React asks for this mark wherever `act` is used.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const TEMPLATE = '/DesktopModules/Shop/Shared/Pages/CommentAnswer.aspx?id=7'
const PAGE = `<style>p{}</style><main><div data-answer-template=""><blockquote dir="auto">خوب است</blockquote></div></main>`
const onClose = vi.fn()
const asked: string[] = []
let close = () => {}

const settle = () => act(() => vi.advanceTimersByTimeAsync(50))
const field = () => document.querySelector('textarea')
const send = () => document.querySelector('form')?.requestSubmit()

function answerTo(url: string): Response {
  if (url.includes('CommentAnswer')) return new Response(PAGE)
  return Response.json(url.includes('create') ? { CommentId: 9, IsPublished: true } : [])
}

async function type(text: string): Promise<void> {
  const control = field()
  const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
  await act(async () => {
    set?.call(control, text)
    control?.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

beforeEach(async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  // jsdom has none, and the window's frame asks for it.
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  vi.stubGlobal('fetch', async (url: string | URL) => {
    asked.push(String(url))
    return answerTo(String(url))
  })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <PageSettingsProvider money={{ culture: 'fa-IR', unit: 'toman' }} texts={{}}>
        <AnswerModal
          commentId={7}
          name="آرش"
          place={{ sectionType: 'product', sectionId: 3 }}
          template={TEMPLATE}
          isOpen
          onClose={onClose}
        />
      </PageSettingsProvider>,
    ),
  )
  await settle()
  close = () => {
    act(() => root.unmount())
    place.remove()
  }
})
afterEach(() => {
  close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  onClose.mockReset()
  asked.length = 0
})

const sent = () => asked.filter((url) => url.includes('comment/create'))

describe('the window of an answer', () => {
  it('asks for its template once, with the comment’s id, and shows what is answered', () => {
    expect(asked.filter((url) => url.includes('CommentAnswer'))).toHaveLength(1)
    expect(asked.find((url) => url.includes('CommentAnswer'))).toContain('?id=7')
    expect(document.querySelector('blockquote')?.textContent).toBe('خوب است')
    expect(document.querySelector('blockquote')?.getAttribute('dir')).toBe('auto')
  })

  it('marks an empty answer and does not send it', async () => {
    await type('  ')
    await act(async () => send())
    expect(field()?.getAttribute('aria-invalid')).toBe('true')
    expect(sent()).toEqual([])
  })

  it('closes a second after the answer was sent', async () => {
    await type('بله، دارد.')
    await act(async () => send())
    await settle()
    expect(sent()).toHaveLength(1)
    expect(onClose).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(ANSWER_MODAL_CLOSE_AFTER_MS))
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})

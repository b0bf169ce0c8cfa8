// @vitest-environment jsdom
import { createHash } from 'node:crypto'
import { defineForm } from '@rasteh/form-rules/form'
import type { SentMessage } from '@rasteh/shop-client/sent-message'
import { TextField } from '@rasteh/ui/text-field'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PageSettingsProvider } from '#page/islands/page-settings.tsx'
import { CaptchaField } from './captcha-field.tsx'
import { useGuardedForm } from './use-guarded-form.ts'

// React asks for this mark wherever `act` is used.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const form = defineForm({ text: { kind: 'prose', rules: [{ rule: 'required' }] } })
const send = vi.fn<(values: unknown, guard: unknown) => Promise<SentMessage>>()
const texts = { CaptchaRequired: 'required', CaptchaWrong: 'wrong', CaptchaRefresh: 'refresh' }
let close = () => {}

function Sample() {
  const { phase, captcha, field, onSubmit } = useGuardedForm({ form, place: { form: 'feedback' }, send })
  return (
    <form noValidate onSubmit={onSubmit} data-phase={phase}>
      <TextField {...field('text')} label="text" />
      <CaptchaField captcha={captcha} />
    </form>
  )
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  act(() =>
    root.render(
      <PageSettingsProvider money={{ culture: 'en-US', unit: 'toman' }} texts={texts}>
        <Sample />
      </PageSettingsProvider>,
    ),
  )
  close = () => {
    act(() => root.unmount())
    place.remove()
  }
})
afterEach(() => {
  close()
  vi.restoreAllMocks()
  send.mockReset()
})

const one = <Kind extends Element>(selector: string) => document.querySelector<Kind>(selector) as Kind
const picture = () => one<HTMLImageElement>('img').getAttribute('src') ?? ''
const phase = () => one<HTMLFormElement>('form').dataset.phase

function type(name: string, text: string): void {
  const input = one<HTMLInputElement>(`input[name="${name}"]`)
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  act(() => {
    set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

const submit = () => act(async () => one<HTMLFormElement>('form').requestSubmit())

describe('a form with a captcha', () => {
  it('shows the picture of its own handler with a random number, and another on request', () => {
    const first = picture()
    expect(first).toMatch(
      /^\/DesktopModules\/Feedback\/Ajax\/FeedbackHandler\.ashx\?action=captcha&rnd=0\.\d+$/,
    )
    act(() => one<HTMLButtonElement>('button[aria-label="refresh"]').click())
    expect(picture()).not.toBe(first)
  })

  it('is not sent without an answer: the field is marked and focused', async () => {
    type('text', 'سلام')
    await submit()
    expect(send).not.toHaveBeenCalled()
    expect(one('input[name="captcha"]').getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement?.getAttribute('name')).toBe('captcha')
    expect(document.body.textContent).toContain('required')
  })

  it('sends what was typed and what the honeypot caught', async () => {
    send.mockResolvedValue({ isSent: true })
    type('text', 'سلام')
    type('captcha', '۱۲۳۴۵')
    type('Website', 'spam')
    await submit()
    expect(send).toHaveBeenCalledWith({ text: 'سلام' }, { captcha: '۱۲۳۴۵', honeypot: 'spam' })
    expect(phase()).toBe('sent')
  })

  it('flags a wrong answer and shows a new picture with an empty field', async () => {
    send.mockResolvedValue({ isSent: false, refusal: 'CaptchaWrong' })
    type('text', 'سلام')
    type('captcha', '1')
    const first = picture()
    await submit()
    expect(phase()).toBe('refused')
    expect(document.body.textContent).toContain('wrong')
    expect(picture()).not.toBe(first)
    expect(one<HTMLInputElement>('input[name="captcha"]').value).toBe('')
    expect(one<HTMLInputElement>('input[name="text"]').value).toBe('سلام')
  })

  it('keeps the text and takes a new picture after an outage', async () => {
    send.mockResolvedValue({ isSent: false, refusal: '' })
    type('text', 'سلام')
    type('captcha', '1')
    const first = picture()
    await submit()
    expect(phase()).toBe('failed')
    expect(picture()).not.toBe(first)
  })

  it('may be sent with a work that the device has done, without a picture', async () => {
    const challenge = createHash('sha256').update('handle&7').digest('hex')
    const work = { algorithm: 'SHA-256', challenge, maxnumber: 20, salt: 'handle&', signature: '' }
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(work))
    send.mockResolvedValue({ isSent: true })
    type('text', 'سلام')
    await act(async () => one<HTMLInputElement>('input[type="checkbox"]').click())
    // The turn ends before the look: what React drops from a turn that fails would never be rendered.
    await vi.waitFor(async () => {
      await act(async () => {})
      expect(document.querySelector('img')).toBeNull()
    }, 10_000)
    await submit()
    const [, guard] = send.mock.lastCall ?? []
    expect(JSON.parse(atob((guard as { captcha: string }).captcha))).toMatchObject({
      number: 7,
      salt: 'handle&',
    })
  })
})

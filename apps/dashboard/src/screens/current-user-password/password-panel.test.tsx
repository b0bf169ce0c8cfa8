// @vitest-environment jsdom
import { passwordChangeTexts as texts } from '@rasteh/messages/dashboard'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CurrentUserPasswordPanel } from './password-panel.tsx'

// React asks for this mark wherever `act` is used.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const calls: unknown[] = []
let answer: () => Response
let close = () => {}
let place: HTMLElement

const inputs = () => [...place.querySelectorAll('input')]
const said = (role: string) => place.querySelector(`[role="${role}"]`)?.textContent
/** Presses the button and waits until the panel has said how it ended: reading an answer takes more than one turn. */
const press = async () => {
  await act(async () => place.querySelector('button')?.click())
  await vi.waitFor(async () => {
    await act(async () => {})
    expect(`${said('status')}${said('alert')}`).not.toBe('')
  })
}
const write = (input: HTMLInputElement | undefined, text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  })

beforeEach(async () => {
  calls.length = 0
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    calls.push([path, JSON.parse(body)])
    return answer()
  })
  place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  await act(async () => root.render(<CurrentUserPasswordPanel />))
  close = () => {
    act(() => root.unmount())
    place.remove()
  }
})
afterEach(() => {
  close()
  vi.unstubAllGlobals()
})

describe('one’s own password', () => {
  it('is typed unseen, in fields that a password manager knows', () => {
    expect(inputs().map(({ type, autocomplete }) => [type, autocomplete])).toEqual([
      ['password', 'current-password'],
      ['password', 'new-password'],
    ])
    for (const input of inputs()) expect(document.querySelector(`label[for="${input.id}"]`)).not.toBeNull()
  })

  it('is sent as it was typed, and leaves the fields empty when it was changed', async () => {
    answer = () => Response.json({ ok: true })
    await write(inputs()[0], ' رمز کنونی ')
    await write(inputs()[1], 'A new one, with spaces ')
    await press()
    expect(calls).toEqual([
      ['/cms-api/own-password', { current: ' رمز کنونی ', password: 'A new one, with spaces ' }],
    ])
    expect(inputs().map(({ value }) => value)).toEqual(['', ''])
    expect(said('status')).toBe(texts.done)
  })

  it('says why it was not changed', async () => {
    answer = () => Response.json({ ok: false, refusal: { kind: 'wrong-password' } }, { status: 409 })
    await press()
    expect(said('alert')).toBe(texts.refusals['wrong-password'])
  })
})

// @vitest-environment jsdom
import type { SubmissionState } from '@rasteh/shop-core/forms'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SubmissionWork } from './submission-work.tsx'

// React asks for this mark wherever `act` is used.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** What the server has when the page is read again. */
let held: { state: SubmissionState; note: string }
let answer: () => Response
let show = () => {}
let close = () => {}
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => show() }) }))

const said = (role: string) => document.querySelector(`[role="${role}"]`)?.textContent
const area = () => document.querySelector('textarea') as HTMLTextAreaElement
const chosen = () => document.querySelector<HTMLInputElement>('input:checked')?.value
const choose = (state: SubmissionState) =>
  act(() => document.querySelector<HTMLInputElement>(`input[value="${state}"]`)?.click())
const save = () => act(async () => document.querySelector('form')?.requestSubmit())

function write(text: string): void {
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area(), text)
    area().dispatchEvent(new Event('input', { bubbles: true }))
  })
}

beforeEach(() => {
  held = { state: 'new', note: '' }
  answer = () => Response.json({ ok: true })
  vi.stubGlobal('fetch', async () => answer())
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  show = () => root.render(<SubmissionWork id={7} {...held} />)
  act(() => show())
  close = () => {
    act(() => root.unmount())
    place.remove()
  }
})
afterEach(() => {
  close()
  vi.unstubAllGlobals()
})

describe('the work on what was sent', () => {
  it('says that it is saved, and goes on from the new state', async () => {
    choose('in-review')
    write('دعوت شد')
    held = { state: 'in-review', note: 'دعوت شد' }
    await save()
    expect([said('status'), said('alert'), chosen()]).toEqual(['ذخیره شد.', '', 'in-review'])
    expect(area().value).toBe('دعوت شد')
  })

  it('says that a colleague was quicker, beside the present state and what was typed', async () => {
    choose('closed')
    write('پاسخی نداد')
    held = { state: 'in-review', note: 'دعوت شد' }
    answer = () => Response.json({ ok: false, refusal: { kind: 'moved-meanwhile' } }, { status: 409 })
    await save()
    expect(said('alert')).toContain('همکار دیگری')
    expect([chosen(), area().value]).toEqual(['in-review', 'پاسخی نداد'])
  })

  it('shows the note of the quicker colleague to a person who typed none', async () => {
    choose('closed')
    held = { state: 'in-review', note: 'دعوت شد' }
    answer = () => Response.json({ ok: false, refusal: { kind: 'moved-meanwhile' } }, { status: 409 })
    await save()
    expect(area().value).toBe('دعوت شد')
  })
})

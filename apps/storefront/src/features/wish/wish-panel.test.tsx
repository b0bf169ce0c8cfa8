// @vitest-environment jsdom
import { defaultTexts } from '@rasteh/messages/catalogue'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PageSettingsProvider } from '#page/islands/page-settings.tsx'
import { WishPanel } from './wish-panel.tsx'

// React asks for this mark wherever `act` is used.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const answers: Response[] = []
const call = vi.fn<typeof fetch>(async () => answers.shift() ?? Response.json(true))
let show = (_: boolean) => {}
let close = () => {}
const button = () => document.querySelector('button')
const press = () => act(async () => button()?.click())

beforeEach(() => {
  vi.stubGlobal('fetch', call)
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  close = () => act(() => root.unmount())
  show = (isCustomer) =>
    act(() =>
      root.render(
        <PageSettingsProvider money={{ culture: 'fa-IR', unit: 'toman' }} texts={defaultTexts('fa-IR')}>
          <WishPanel text="سماور زغالی" isCustomer={isCustomer} />
        </PageSettingsProvider>,
      ),
    )
})
afterEach(() => {
  close()
  document.body.replaceChildren()
  answers.length = 0
  call.mockClear()
  vi.unstubAllGlobals()
})

it('a customer asks by one press, and reads that it is kept', async () => {
  show(true)
  await press()
  expect(JSON.parse(String(call.mock.calls[0]?.[1]?.body))).toEqual({ Term: 'سماور زغالی' })
  expect(document.querySelector('[role=status]')?.textContent).toContain('درخواستتان ثبت شد')
  expect(button()).toBeNull()
})

it('a customer of whom the shop knows no contact is asked for one', async () => {
  show(true)
  answers.push(Response.json({ Message: 'FormHasErrors' }, { status: 422 }))
  await press()
  expect(document.querySelector('input[name=contact]')).not.toBeNull()
})

it('a customer reads why it was not kept, and may press again', async () => {
  show(true)
  answers.push(Response.json({ Message: 'WishIsSold' }, { status: 409 }))
  await press()
  expect(document.querySelector('[role=alert]')?.textContent).toContain('همین حالا در فروشگاه هست')
  await press()
  expect(document.querySelector('[role=status]')).not.toBeNull()
})

it('a guest is asked where the message goes, and nothing is sent before', async () => {
  show(false)
  await press()
  expect(document.querySelector('input[name=contact]')).not.toBeNull()
  expect(document.querySelector<HTMLInputElement>('input[name=consent]')?.checked).toBe(false)
  expect(call.mock.calls.filter(([url]) => String(url).includes('/wish'))).toEqual([])
})

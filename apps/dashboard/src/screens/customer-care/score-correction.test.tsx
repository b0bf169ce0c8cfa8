// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ScoreCorrection } from './score-correction.tsx'

// React asks for this mark wherever `act` is used.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => {} }) }))

const calls: { path: string; body: Record<string, unknown> }[] = []
let answer: () => Response
let close = () => {}

const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click(),
  )
const write = (name: string, value: string) => {
  const field = document.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (field) field.value = value
}
const said = () => document.querySelector('[role="alert"]')?.textContent

beforeEach(async () => {
  calls.length = 0
  answer = () => Response.json(true)
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    calls.push({ path, body: JSON.parse(body) })
    return answer()
  })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  await act(async () => root.render(<ScoreCorrection customerId={17} />))
  close = () => {
    act(() => root.unmount())
    place.remove()
  }
  await press('اصلاح امتیاز')
})
afterEach(() => {
  close()
  vi.unstubAllGlobals()
})

describe('the correction of a score', () => {
  it('takes points away in digits of any script, with a reason', async () => {
    document.querySelector<HTMLInputElement>('[value="take"]')?.click()
    write('Points', '۱٬۲۰۰')
    write('Reason', ' اشتباه ')
    await press('ثبت اصلاح')
    expect(calls).toEqual([
      {
        path: '/api/shop/manage/people/17/score',
        body: { Key: expect.stringMatching(/^[0-9a-f-]{36}$/), Points: -1200, Reason: 'اشتباه' },
      },
    ])
  })

  it('is sent again under the same key after a lost answer', async () => {
    answer = () => new Response('', { status: 502 })
    write('Points', '5')
    write('Reason', 'جبران')
    await press('ثبت اصلاح')
    expect(said()).toBe('ثبت نشد. دوباره تلاش کنید.')
    await press('ثبت اصلاح')
    expect(calls).toHaveLength(2)
    expect(calls[0]?.body.Key).toBe(calls[1]?.body.Key)
  })

  it.each(['۰', '-3', 'پنج', '1000001'])('is not sent with %s points', async (typed) => {
    write('Points', typed)
    write('Reason', 'جبران')
    await press('ثبت اصلاح')
    expect(calls).toEqual([])
    expect(said()).toContain('عددی از ۱')
  })

  it('says why it was refused', async () => {
    answer = () => Response.json({ Message: 'ScoreTooLow' }, { status: 409 })
    write('Points', '5')
    write('Reason', 'جبران')
    await press('ثبت اصلاح')
    expect(said()).toContain('نمی‌تواند منفی شود')
  })
})

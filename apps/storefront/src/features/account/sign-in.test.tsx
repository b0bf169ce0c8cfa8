// @vitest-environment jsdom
import { defaultTexts } from '@rasteh/messages/catalogue'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PageSettingsProvider } from '#page/islands/page-settings.tsx'
import { SignIn } from './sign-in.tsx'

// React asks for this mark wherever `act` is used.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let close = () => {}
afterEach(() => {
  close()
  vi.unstubAllGlobals()
})

type Answer = { status?: number; body?: object; retryAfter?: number }

/** The sign-in before a shop that answers each path as `answers` says; every call is noted. */
function mount(answers: Record<string, Answer | 'dead'>) {
  const asked: { path: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (path: string, init: { body?: string }) => {
    if (!init.body) return new Response('{}', { status: 404 })
    asked.push({ path, body: JSON.parse(init.body) })
    const answer = answers[path]
    if (answer === 'dead' || !answer) throw new TypeError('no network')
    const headers = new Headers(answer.retryAfter ? { 'retry-after': String(answer.retryAfter) } : {})
    return Response.json(answer.body ?? {}, { status: answer.status ?? 200, headers })
  })
  const onEntered = vi.fn()
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const money = { culture: 'fa-IR', unit: 'toman' } as const
  act(() =>
    root.render(
      <PageSettingsProvider money={money} texts={defaultTexts('fa-IR')}>
        <SignIn onEntered={onEntered} />
      </PageSettingsProvider>,
    ),
  )
  close = () => {
    act(() => root.unmount())
    place.remove()
  }
  return { asked, onEntered, place }
}

const type = (place: Element, name: string, text: string) =>
  act(async () => {
    const field = place.querySelector<HTMLInputElement>(`input[name=${name}]`)
    // React listens to the browser's own setting of a value.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
const press = (place: Element, name: string) =>
  act(async () => {
    ;[...place.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click()
  })
const alert = (place: Element) => place.querySelector('[role=alert]')?.textContent

const CODE = '/api/shop/account/code'
const CHECK = '/api/shop/account/code/check'
const ENTER = '/cms-api/customers/enter'
const sent = { body: { LivesSeconds: 120, Digits: 6 } }

describe('signing in', () => {
  it('asks nobody about what is neither a mobile nor an e-mail', async () => {
    const { asked, place } = mount({})
    await type(place, 'username', '0912')
    await press(place, 'دریافت کد ورود')
    expect([asked, alert(place)]).toEqual([[], 'لطفاً ایمیل یا شمارهٔ موبایل معتبر وارد کنید.'])
  })

  it('ties what was wrong to its field, and leads there', async () => {
    const { place } = mount({ [CODE]: sent, [CHECK]: { status: 400, body: { error: 'WrongCode' } } })
    const wrong = () => {
      const field = place.querySelector('[aria-invalid=true]')
      const said = document.getElementById(field?.getAttribute('aria-describedby') ?? '')?.textContent
      return [field?.getAttribute('name'), said, document.activeElement === field]
    }
    await press(place, 'دریافت کد ورود')
    expect(wrong()).toEqual(['username', 'لطفاً ایمیل یا شمارهٔ موبایل معتبر وارد کنید.', true])
    await type(place, 'username', '09123456789')
    expect(wrong()).toEqual([undefined, undefined, false])
    await press(place, 'دریافت کد ورود')
    await type(place, 'code', '12345678')
    expect(wrong()).toEqual(['code', 'کد ورود درست نیست.', true])
  })

  it('says of a wrong code once that it is wrong, however often the button is pressed', async () => {
    const { asked, place } = mount({ [CODE]: sent, [CHECK]: { status: 400, body: { error: 'WrongCode' } } })
    await type(place, 'username', '09123456789')
    await press(place, 'دریافت کد ورود')
    await type(place, 'code', '12345678')
    const said = place.querySelector('[role=alert]')
    await press(place, 'ورود')
    expect(place.querySelector('[role=alert]')).toBe(said)
    expect(asked.filter(({ path }) => path === CHECK)).toHaveLength(1)
    expect(document.activeElement?.getAttribute('name')).toBe('code')
  })

  it('tries a whole code at once, in whatever digits, and exchanges it for a session', async () => {
    const ticket = { Ticket: 'x'.repeat(43) }
    const { asked, onEntered, place } = mount({
      [CODE]: sent,
      [CHECK]: { body: ticket },
      [ENTER]: { body: { UserId: 1, IsNew: true } },
    })
    await type(place, 'username', '۰۹۱۲۳۴۵۶۷۸۹')
    await press(place, 'دریافت کد ورود')
    expect(document.activeElement?.getAttribute('name')).toBe('code')
    await type(place, 'code', '۱۲۳۴۵۶۷۸')
    expect(asked.map(({ path }) => path)).toEqual([CODE, CHECK, ENTER])
    expect(asked[1]?.body).toMatchObject({ Code: '12345678' })
    expect(onEntered).toHaveBeenCalledOnce()
  })

  it.each<[string, Record<string, Answer | 'dead'>, string]>([
    [
      'too often',
      { [CODE]: { status: 429, body: { error: 'TooManyCodes' }, retryAfter: 850 } },
      '۱۵ دقیقهٔ دیگر',
    ],
    [
      'while codes are off',
      { [CODE]: { status: 503, body: { error: 'CodesOff' } } },
      'با رمز عبور وارد شوید',
    ],
    ['without a network', { [CODE]: 'dead' }, 'ارتباط'],
  ])('asked for a code %s says so and stays where it is', async (_, answers, words) => {
    const { place } = mount(answers)
    await type(place, 'username', '09123456789')
    await press(place, 'دریافت کد ورود')
    expect(alert(place)).toContain(words)
    expect(place.querySelector('input[name=username]')).not.toBeNull()
  })

  it('with a wrong code says so, and tries another that is put in its place', async () => {
    const wrong = { status: 400, body: { error: 'WrongCode' } }
    const { asked, place, onEntered } = mount({ [CODE]: sent, [CHECK]: wrong })
    await type(place, 'username', '09123456789')
    await press(place, 'دریافت کد ورود')
    await type(place, 'code', '12345678')
    expect([alert(place), onEntered.mock.calls]).toEqual(['کد ورود درست نیست.', []])
    await type(place, 'code', '87654321')
    expect(asked.at(-1)?.body).toMatchObject({ Code: '87654321' })
  })
})

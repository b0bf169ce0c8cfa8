// @vitest-environment jsdom
import { readBuiltFields } from '@rasteh/form-rules/built-form'
import { defaultTexts } from '@rasteh/messages/catalogue'
import type { Culture } from '@rasteh/persian-text/culture'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PageSettingsProvider } from '#page/islands/page-settings.tsx'
import { BuiltForm, type BuiltFormProps } from './built-form.tsx'

// React asks for this mark wherever `act` is used.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const FIELDS = readBuiltFields([
  { id: 'name', blockType: 'shortText', label: 'نام', required: true },
  {
    id: 'work',
    blockType: 'choice',
    label: 'شیوه',
    required: true,
    options: [{ title: 'حضوری' }, { title: 'دورکاری' }],
  },
  {
    id: 'city',
    blockType: 'shortText',
    label: 'شهر',
    required: true,
    showWhenField: 'شیوه',
    showWhenValue: 'دورکاری',
  },
  { id: 'tools', blockType: 'choices', label: 'ابزار', options: [{ title: 'الف' }, { title: 'ب' }] },
])
/** The same in two steps. */
const IN_STEPS = FIELDS.map((field) => ({
  ...field,
  step: { name: 'شما', tools: 'ابزار شما' }[field.id] ?? '',
}))
const answers: Response[] = []
const call = vi.fn<typeof fetch>(async () => answers.shift() ?? Response.json(true))
let show = (_: Culture, __?: Partial<BuiltFormProps>) => {}
let close = () => {}

beforeEach(() => {
  vi.stubGlobal('fetch', call)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const form = {
    formId: 7,
    fields: FIELDS,
    buttonText: null,
    thanksText: 'سپاس',
    thanksUrl: null,
    hasCaptcha: false,
  }
  show = (culture, more) =>
    act(() =>
      root.render(
        <PageSettingsProvider money={{ culture, unit: 'toman' }} texts={defaultTexts(culture)}>
          <BuiltForm {...form} {...more} />
        </PageSettingsProvider>,
      ),
    )
  show('fa-IR')
  close = () => {
    act(() => root.unmount())
    place.remove()
  }
})
afterEach(() => {
  close()
  vi.unstubAllGlobals()
  call.mockClear()
  answers.length = 0
})

const control = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)
const alertText = () => document.querySelector('form [role=alert]')?.textContent ?? ''
const sent = () => call.mock.calls.filter(([url]) => String(url).includes('/forms/7/submissions'))
const bodyOf = (index: number) => sent()[index]?.[1]?.body as FormData
const keyOf = (index: number) => new Headers(sent()[index]?.[1]?.headers).get('idempotency-key')

function write(name: string, text: string): void {
  const field = control(name) as HTMLInputElement
  const kind = field.tagName === 'SELECT' ? HTMLSelectElement : HTMLInputElement
  act(() => {
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }))
  })
}

const submit = () => act(async () => document.querySelector('form')?.requestSubmit())

describe('a form that managers built', () => {
  it('names what is wrong, goes to the first of it and sends nothing', async () => {
    await submit()
    expect(alertText()).toBe('این موارد را اصلاح کنید: نام، شیوه')
    expect(document.activeElement).toBe(control('name'))
    expect(sent()).toEqual([])
  })

  it('names it with the comma of the language', async () => {
    show('en-US')
    await submit()
    expect(alertText()).toBe('Please correct these: نام, شیوه')
  })

  it('shows a field while its condition is met, and does not send what is hidden again', async () => {
    expect(control('city')).toBeNull()
    write('name', 'سارا')
    write('work', 'دورکاری')
    write('city', 'قم')
    write('work', 'حضوری')
    expect(control('city')).toBeNull()
    await submit()
    expect([...bodyOf(0).keys()]).toEqual(['name', 'work', 'tools', 'Captcha', 'Website'])
    expect(document.body.textContent).toContain('سپاس')
    expect(document.activeElement?.textContent).toBe('سپاس')
  })

  it('says beside its field why the shop refuses it', async () => {
    answers.push(
      Response.json(
        { Message: 'FieldsRefused', Fields: { name: { kind: 'too-long', count: 200 } } },
        { status: 400 },
      ),
    )
    write('name', 'سارا')
    write('work', 'حضوری')
    await submit()
    expect(alertText()).toBe('این موارد را اصلاح کنید: نام')
    expect(control('name')?.getAttribute('aria-invalid')).toBe('true')
  })

  it('keeps its text and its key when the line is cut; a changed text is another press', async () => {
    call.mockImplementationOnce(() => Promise.reject(new TypeError('cut')))
    write('name', 'سارا')
    write('work', 'حضوری')
    await submit()
    expect(alertText()).toContain('فرم ارسال نشد')
    expect(control('name')?.value).toBe('سارا')
    answers.push(Response.json({ Message: 'TooManyMessages' }, { status: 429 }))
    await submit()
    expect(keyOf(1)).toBe(keyOf(0))
    expect(alertText()).toContain('فرم‌های زیادی')
    write('name', 'سارا رضایی')
    await submit()
    expect(keyOf(2)).not.toBe(keyOf(0))
  })

  it('sends several choices in the order in which they are shown', async () => {
    write('name', 'سارا')
    write('work', 'حضوری')
    const boxes = [...document.querySelectorAll<HTMLInputElement>('[name=tools]')]
    for (const box of boxes.toReversed()) act(() => box.click())
    await submit()
    expect(bodyOf(0).get('tools')).toBe('الف\nب')
  })
})

describe('a form of several steps', () => {
  const titles = () => [...document.querySelectorAll('fieldset > legend')].map((legend) => legend.textContent)
  const inSight = () => document.querySelector('fieldset:not([data-away]) > legend')?.textContent
  const press = (name: string) =>
    act(async () =>
      [...document.querySelectorAll('button')].find((button) => button.textContent === name)?.click(),
    )
  beforeEach(() => show('fa-IR', { fields: IN_STEPS }))

  it('shows one step after the other, and none before the last is right', async () => {
    expect(titles().slice(0, 2)).toEqual(['گام ۱ از ۲: شما', expect.anything()])
    await press('ادامه')
    expect(alertText()).toBe('این موارد را اصلاح کنید: نام، شیوه')
    expect(inSight()).toBe('گام ۱ از ۲: شما')
    write('name', 'سارا')
    write('work', 'حضوری')
    await press('ادامه')
    expect(alertText()).toBe('')
    expect(inSight()).toBe('گام ۲ از ۲: ابزار شما')
    expect(document.activeElement?.textContent).toBe('گام ۲ از ۲: ابزار شما')
    expect(sent()).toEqual([])
    await press('گام قبلی')
    expect(control('name')?.value).toBe('سارا')
    await press('ادامه')
    await submit()
    expect([...bodyOf(0).keys()]).toEqual(['name', 'work', 'tools', 'Captcha', 'Website'])
  })

  it('goes back to the step of which the shop refuses something', async () => {
    write('name', 'سارا')
    write('work', 'حضوری')
    await press('ادامه')
    answers.push(
      Response.json({ Message: 'FieldsRefused', Fields: { name: { kind: 'required' } } }, { status: 400 }),
    )
    await submit()
    expect(inSight()).toBe('گام ۱ از ۲: شما')
    expect(document.activeElement).toBe(control('name'))
  })
})

// @vitest-environment jsdom
import { defineForm, type Form } from '@rasteh/form-rules/form'
import { TextField } from '@rasteh/ui/text-field'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useForm } from './use-form.ts'

// React asks for this mark wherever `act` is used.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const valid = vi.fn()
const refused = vi.fn()
let close = () => {}

afterEach(() => {
  close()
  vi.clearAllMocks()
})

function Sample({ form }: { form: Form }) {
  const { field, onSubmit } = useForm({ form, onValid: valid, onErrors: refused })
  return (
    <form noValidate onSubmit={onSubmit}>
      {Object.keys(form).map((name) => (
        <TextField key={name} {...field(name)} label={name} />
      ))}
    </form>
  )
}

function mount(form: Form): void {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  act(() => root.render(<Sample form={form} />))
  close = () => {
    act(() => root.unmount())
    place.remove()
  }
}

const control = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement

/** Types as a browser does: a key that is let through writes, and the field hears of it. */
function press(name: string, key: string): void {
  const field = control(name)
  act(() => {
    const goesOn = field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    if (goesOn) write(field, field.value + key)
  })
}

function write(field: HTMLInputElement, text: string): void {
  // React keeps the value it last set, and would not hear of one that is set through its own property.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function submit(): void {
  act(() => document.querySelector('form')?.requestSubmit())
}

function saidOf(name: string): string | null | undefined {
  const id = control(name).getAttribute('aria-describedby')
  return id && document.getElementById(id)?.textContent
}

describe('a decimal field', () => {
  it('takes digits of three scripts and one dot, and no other key [S5.35 S5.36 S5.37 S5.39 S5.41 S5.42]', () => {
    mount(defineForm({ weight: { kind: 'text', keys: 'decimal', rules: [{ rule: 'number' }] } }))
    for (const key of ['1', '.', '۲', '.', '٣', 'a', '+', '-']) press('weight', key)
    expect(control('weight').value).toBe('1.۲٣')
  })
})

describe('a form without translated messages', () => {
  it.each([
    ['required', { kind: 'text', rules: [{ rule: 'required' }] }, '', 'This field is required.'],
    ['mobile', { kind: 'text', rules: [{ rule: 'contactNumber' }] }, '12', 'Please enter a valid mobile'],
    ['email', { kind: 'text', rules: [{ rule: 'email' }] }, 'x', 'Please enter a valid email address.'],
    ['data', { kind: 'text', rules: [{ rule: 'regex', pattern: '^a$' }] }, 'b', 'Invalid data.'],
    ['number', { kind: 'text', rules: [{ rule: 'number' }] }, 'x', 'Please enter a valid number.'],
    [
      'long',
      { kind: 'text', rules: [{ rule: 'maxlen', count: 2 }] },
      'abc',
      'Please enter no more than 2 characters.',
    ],
    [
      'short',
      { kind: 'text', rules: [{ rule: 'minlen', count: 4 }] },
      'abc',
      'Please enter at least 4 characters.',
    ],
    [
      'same',
      { kind: 'text', rules: [{ rule: 'compare', field: 'other' }] },
      'a',
      'Please enter the same value again.',
    ],
    ['user', { kind: 'text', rules: [{ rule: 'username' }] }, 'x', 'Please enter a valid email or mobile'],
  ] as const)(
    'says of the %s what the specification says [S5.45 S5.46 S5.47 S5.48 S5.49 S5.50 S5.51 S5.52 S5.53]',
    (name, field, text, said) => {
      mount({ [name]: field })
      act(() => write(control(name), text))
      submit()
      expect(saidOf(name)).toBe(said)
      expect(refused).toHaveBeenCalledTimes(1)
      expect(valid).not.toHaveBeenCalled()
    },
  )

  it('takes an amount with thousands commas for a number [S9.53 S5.12]', () => {
    mount({ amount: { kind: 'text', rules: [{ rule: 'number' }] } })
    act(() => write(control('amount'), '۱,۲۵۰'))
    submit()
    expect(valid).toHaveBeenCalledWith({ amount: '1,250' })
  })

  it('forgets what it said of a field that is changed, and skips one that is hidden', () => {
    mount({ name: { kind: 'text', rules: [{ rule: 'required' }] } })
    submit()
    expect(document.activeElement).toBe(control('name'))
    press('name', 'ن')
    expect(saidOf('name')).toBeNull()
    act(() => write(control('name'), ''))
    control('name').hidden = true
    submit()
    expect(valid).toHaveBeenCalledWith({})
  })
})

// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { takeAllDigits } from './number-inputs.ts'
import { platformScripts } from './platform-files.ts'

/** What is typed in the place of `data`; null: it is left to the browser. */
function typed(type: string, data: string): string | null {
  const input = document.createElement('input')
  input.type = type
  document.body.append(input)
  const insert = vi.fn()
  document.execCommand = (_command, _ui, text = '') => Boolean(insert(text)) || true
  const stop = takeAllDigits(document)
  input.dispatchEvent(new InputEvent('beforeinput', { data, bubbles: true, cancelable: true }))
  stop()
  return insert.mock.calls[0]?.[0] ?? null
}

describe("the content platform's number inputs", () => {
  afterEach(() => document.body.replaceChildren())

  it('are still inputs of type "number"', () => {
    expect(platformScripts('@payloadcms/ui/dist/fields/Number/index.js')).toMatch(/type: ['"]number['"]/)
  })

  it('take digits of all scripts', () => {
    expect([typed('number', '۱۲'), typed('number', '٣٫٥'), typed('number', '۱٬۲۰۰')]).toEqual([
      '12',
      '3.5',
      '1200',
    ])
  })

  it('leave the rest to the browser', () => {
    expect([typed('number', '12'), typed('text', '۱۲')]).toEqual([null, null])
  })
})

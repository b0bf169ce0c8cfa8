// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { JalaliDateInput } from './jalali-date-input.tsx'

it.each([
  ['a moment', '2026-11-18T20:30:00.000Z', '۱۴۰۵/۰۸/۲۸'],
  ['nothing', null, ''],
  ['a text that is no date yet', '1450/01/01 1', ''],
])('shows %s without breaking the form', (_, value, shown) => {
  const markup = renderToStaticMarkup(
    <JalaliDateInput label="زمان انتشار" value={value} onChange={vi.fn()} />,
  )
  expect(/<input[^>]* value="([^"]*)"/.exec(markup)?.[1]).toBe(shown)
})

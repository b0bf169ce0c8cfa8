import type { Locator } from '@playwright/test'
import { typeInto } from './typing.ts'

/** Whatever takes keys; a field out of the tab order is a trap for programs, not for people. */
const FIELDS = `:is(
  input:not([type=hidden], [type=checkbox], [type=radio], [type=file], [type=submit], [tabindex="-1"]),
  textarea, [contenteditable=true]
)`

/** Types into every field in sight below a place, one after another, and answers what the fields are called. */
export async function typeIntoEvery(place: Locator): Promise<string[]> {
  const fields = place.locator(FIELDS).filter({ visible: true })
  await fields.first().waitFor()
  const names = new Set<string>()
  for (let nth = 0; nth < (await fields.count()); nth += 1) {
    const field = fields.nth(nth)
    if (!(await field.isEditable())) continue
    await typeInto(field, await sampleFor(field))
    names.add(await nameOf(field))
  }
  return [...names]
}

/** Something that the field takes: digits where its keyboard has only those, else words of both scripts. */
function sampleFor(field: Locator): Promise<string> {
  return field.evaluate((element: HTMLElement) => {
    const { inputMode } = element
    const type = element.getAttribute('type') ?? 'text'
    if (['numeric', 'decimal', 'tel'].includes(inputMode) || ['number', 'tel'].includes(type)) return '12'
    return type === 'email' || inputMode === 'email' ? 'sara@example.ir' : 'سارا Sara ۱۲'
  })
}

function nameOf(field: Locator): Promise<string> {
  return field.evaluate((element: HTMLElement) => {
    const own = 'labels' in element ? (element as HTMLInputElement).labels?.[0] : null
    const label = own ?? element.closest('.field-type')?.querySelector('label')
    // A label around its field begins with its words; hints and what was typed follow.
    const words = label?.firstElementChild?.matches('span:not([class*="required"], [class*="localized"])')
      ? label.firstElementChild.textContent
      : label?.firstChild?.textContent
    const name = element.getAttribute('aria-label') ?? words ?? element.id
    // What a field belongs to is another each time.
    return name.replace(/«.+»/, '«…»').trim()
  })
}

import { expect, type Locator } from '@playwright/test'
import { toLatinDigits } from '@rasteh/persian-text/digits'

/**
 * Writes into a field as a person does: presses it, takes away what is written there and strikes one key after another. The
 * field must keep the focus and the whole text, which it may show in other digits and with commas; `shown` says what it
 * holds where some of the keys are not for it.
 */
export async function typeInto(field: Locator, text: string, shown = text): Promise<void> {
  await field.click()
  await typeFocused(field, text, shown)
}

/** The same for a field that the keyboard has come to. */
export async function typeFocused(field: Locator, text: string, shown = text): Promise<void> {
  await expect(field).toBeFocused()
  if ((await heldBy(field)) !== '') {
    await field.press('ControlOrMeta+a')
    await field.press('Delete')
  }
  await field.pressSequentially(text, { delay: 0 })
  await expect(field).toBeFocused()
  await expect.poll(async () => plain(await heldBy(field))).toBe(plain(shown))
}

/** Writes a text whose last key sends it by itself, as the sixth digit of a code does. */
export async function typeToSend(field: Locator, text: string): Promise<void> {
  await typeInto(field, text.slice(0, -1))
  await field.press(text.slice(-1))
}

/** Gives a field a text from the clipboard. */
export async function pasteInto(field: Locator, text: string): Promise<void> {
  await field.page().context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await field.click()
  await field.evaluate((_, copied) => navigator.clipboard.writeText(copied), text)
  await field.press('ControlOrMeta+v')
}

/** Rich text has no value, only what it shows. */
function heldBy(field: Locator): Promise<string> {
  return field.evaluate((element: HTMLElement) =>
    'value' in element ? String(element.value) : element.textContent.trim(),
  )
}

const plain = (text: string) => toLatinDigits(text).replaceAll(/(?<=\d)[,٬](?=\d)/g, '')

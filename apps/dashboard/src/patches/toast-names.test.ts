// @vitest-environment jsdom
import { dashboardTexts } from '@rasteh/messages/dashboard'
import { expect, it } from 'vitest'
import { platformScripts } from './platform-files.ts'
import { nameToasts } from './toast-names.ts'

it('knows that the notices still have a closing button, and no name of ours', () => {
  const container = platformScripts('@payloadcms/ui/dist/providers/ToastContainer/index.js')
  expect(container).toContain('closeButton: true')
  expect(container).not.toContain('closeButtonAriaLabel')
})

it.each([
  ['<button aria-label="Close toast"></button>', dashboardTexts.closeToast],
  ['<section aria-label="Notifications alt+T"></section>', dashboardTexts.toasts],
])('names what comes later: %s', async (part, said) => {
  const stop = nameToasts(document.body)
  document.body.innerHTML = part
  await new Promise((next) => setTimeout(next))
  stop()
  expect(document.body.firstElementChild?.ariaLabel).toBe(said)
})

import { dashboardTexts } from '@rasteh/messages/dashboard'
import type { Patch } from './patch.ts'

/**
 * Says in Persian what Payload's notices are called for those who hear them: Payload hands its library no names, and the
 * library's own are English. Notices come and go, so the document is watched.
 */
export const toastNamesPatch: Patch = {
  name: 'toast-names',
  writtenFor: { '@payloadcms/ui': '3.90.1' },
  upstream: null,
}

/** The library's English names, and ours. */
const TOAST_NAMES: readonly [selector: string, name: string][] = [
  ['[aria-label="Close toast"]', dashboardTexts.closeToast],
  ['section[aria-label^="Notifications"]', dashboardTexts.toasts],
]

/** Names the notices now and whenever new ones come. Answers how to stop. */
export function nameToasts(root: Element): () => void {
  const name = () => {
    for (const [selector, said] of TOAST_NAMES)
      for (const part of root.querySelectorAll(selector)) part.ariaLabel = said
  }
  const observer = new MutationObserver(name)
  observer.observe(root, { childList: true, subtree: true })
  name()
  return () => observer.disconnect()
}

import type { KeyboardEvent } from 'react'

/** For inputs inside a document's own form, which Enter would save or publish. */
export function takeEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

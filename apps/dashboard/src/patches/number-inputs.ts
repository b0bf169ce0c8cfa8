import { toLatinDigits } from '@rasteh/persian-text/digits'
import type { Patch } from './patch.ts'

/**
 * Lets people type Persian and Arabic digits into Payload's number inputs. They are inputs of type "number", which drop
 * such digits silently, and Payload has no setting for another type, so Latin digits are typed in their place.
 */
export const numberInputsPatch: Patch = {
  name: 'number-inputs',
  writtenFor: { '@payloadcms/ui': '3.90.1' },
  upstream: null,
}

/** Listens to what is typed into number inputs. Answers how to stop. */
export function takeAllDigits(document: Document): () => void {
  document.addEventListener('beforeinput', typeLatinDigits, true)
  return () => document.removeEventListener('beforeinput', typeLatinDigits, true)
}

function typeLatinDigits(event: InputEvent): void {
  const { target } = event
  if (!(target instanceof HTMLInputElement) || target.type !== 'number') return
  const typed = event.data ?? event.dataTransfer?.getData('text/plain') ?? ''
  const latin = toLatinDigits(typed)
    .replace(/[,٬،\s]/g, '')
    .replace('٫', '.')
  if (latin === typed) return
  event.preventDefault()
  // Deprecated, yet nothing else types in a person's place and keeps the caret, undo and the form's own events.
  document.execCommand('insertText', false, latin)
}

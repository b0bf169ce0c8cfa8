'use client'

import { textEditorButtons } from '@rasteh/messages/dashboard'
import { useEffect } from 'react'

/** Gives the editor's buttons that show only a sign a name: the platform gives them none, or an English one. */
export function NameEditorButtons() {
  useEffect(() => {
    const observer = new MutationObserver(nameButtons)
    observer.observe(document.body, { childList: true, subtree: true })
    nameButtons()
    return () => observer.disconnect()
  }, [])
  return null
}

function nameButtons(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-button-key], [data-dropdown-key]')) {
    const { buttonKey, dropdownKey } = button.dataset
    const name = textEditorButtons[buttonKey ?? dropdownKey ?? '']
    if (!name || button.ariaLabel === name) continue
    button.ariaLabel = name
    button.title = name
  }
}

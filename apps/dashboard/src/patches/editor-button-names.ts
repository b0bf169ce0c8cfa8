import { textEditorButtons } from '@rasteh/messages/dashboard'
import type { Patch } from './patch.ts'

/**
 * Gives the text editor's buttons that show only a sign a name for those who do not see it. The editor gives them none,
 * or an English one, and has no setting for it; its toolbars come and go, so the document is watched.
 */
export const editorButtonNamesPatch: Patch = {
  name: 'editor-button-names',
  writtenFor: { '@payloadcms/richtext-lexical': '3.90.1' },
  upstream: null,
}

/** Names the editor's buttons now and whenever new ones come. Answers how to stop. */
export function nameEditorButtons(root: Element): () => void {
  const observer = new MutationObserver(() => nameButtons(root))
  observer.observe(root, { childList: true, subtree: true })
  nameButtons(root)
  return () => observer.disconnect()
}

function nameButtons(root: Element): void {
  for (const button of root.querySelectorAll<HTMLElement>('[data-button-key], [data-dropdown-key]')) {
    const { buttonKey, dropdownKey } = button.dataset
    const name = textEditorButtons[buttonKey ?? dropdownKey ?? '']
    if (!name || button.ariaLabel === name) continue
    button.ariaLabel = name
    button.title = name
  }
}

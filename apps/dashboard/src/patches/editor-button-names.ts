import { textEditorButtons, textEditorEnglish, textEditorParts } from '@rasteh/messages/dashboard'
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

/** What the editor names in English, however many languages it has. */
const ENGLISH = Object.keys(textEditorEnglish).map((said) => `[aria-label="${said}"]`)

/** The button that takes a part out of the text; its name is an English hint. */
export const REMOVE_PART = '.LexicalEditorTheme__block__removeButton'

function nameButtons(root: Element): void {
  for (const button of root.querySelectorAll<HTMLElement>(ENGLISH.join()))
    nameButton(button, textEditorEnglish[button.ariaLabel ?? ''])
  for (const button of root.querySelectorAll<HTMLElement>(REMOVE_PART))
    nameButton(button, textEditorParts.remove)

  for (const button of root.querySelectorAll<HTMLElement>('[data-button-key], [data-dropdown-key]')) {
    const { buttonKey, dropdownKey } = button.dataset
    nameButton(button, textEditorButtons[buttonKey ?? dropdownKey ?? ''])
  }
}

function nameButton(button: HTMLElement, name: string | undefined): void {
  if (!name || button.ariaLabel === name) return
  button.ariaLabel = name
  button.title = name
}

import type { Form } from '@rasteh/form-rules/form'

/** The fields of a form that the page does not show, whether they are not there or hidden by its styles. */
export function unshownFields(form: Form, element: HTMLFormElement): string[] {
  return Object.keys(form).filter((name) => !isShown(controlOf(element, name)))
}

/** Puts the focus into the first of these fields, in the order of the page. */
export function focusFirst(element: HTMLFormElement, names: readonly string[]): void {
  const first = [...element.elements].find((control) => names.includes(control.getAttribute('name') ?? ''))
  if (first instanceof HTMLElement) first.focus()
}

function controlOf(element: HTMLFormElement, name: string): Element | null {
  const found = element.elements.namedItem(name)
  return found instanceof RadioNodeList ? (found[0] as Element) : found
}

function isShown(control: Element | null): boolean {
  if (!control) return false
  // Browsers before 2022 lack it; there only what carries the attribute counts as hidden.
  return 'checkVisibility' in control ? control.checkVisibility() : isUnmarked(control)
}

function isUnmarked(control: never): boolean {
  return (control as Element).closest('[hidden]') === null
}

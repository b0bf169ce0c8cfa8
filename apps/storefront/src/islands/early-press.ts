/** What only a script answers. A link leads on by itself, and so does a form that has an address. */
const CONTROLS = 'button,[role="button"],[role="tab"],[role="switch"]'

/** Set on an island once it answers. */
export const AWAKE = 'data-awake'

/** Set on what was pressed last, until its island answers. */
const PRESSED = 'data-pressed'

/**
 * Keeps the last press on an island that does not answer yet. However often somebody pressed, it is one press, of what
 * was pressed last. A form without an address would be sent to the page itself, with all that was typed in its address.
 */
export function keepEarlyPresses(): void {
  addEventListener('click', keepPress, { capture: true })
}

/** Makes the kept press, if it was on this island: fields that were typed into meanwhile have been read by then. */
export function replayPress(island: HTMLElement): void {
  const control = island.querySelector<HTMLElement>(`[${PRESSED}]`)
  control?.removeAttribute(PRESSED)
  control?.click()
}

function keepPress(event: MouseEvent): void {
  const control = (event.target as Element | null)?.closest<HTMLElement>(CONTROLS)
  const island = control?.closest('rasteh-island')
  if (!control || !island || island.hasAttribute(AWAKE) || isDisabled(control)) return
  if (isSubmit(control)) {
    if (control.form?.hasAttribute('action')) return
    event.preventDefault()
  }
  document.querySelector(`[${PRESSED}]`)?.removeAttribute(PRESSED)
  control.setAttribute(PRESSED, '')
}

const isDisabled = (control: HTMLElement) => control instanceof HTMLButtonElement && control.disabled
const isSubmit = (control: HTMLElement): control is HTMLButtonElement =>
  control instanceof HTMLButtonElement && control.type === 'submit' && control.form !== null

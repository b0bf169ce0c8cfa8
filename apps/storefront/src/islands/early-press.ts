/**
 * What only a script answers. A link leads on by itself, and so does a form that asks for another page, unless its button
 * waits. A form that is posted does not: the shop takes it from a script only, and the shopper would lose the page and
 * all that was typed.
 */
const CONTROLS =
  'button,[role="button"],[role="tab"],[role="switch"],input[type="checkbox"],input[type="radio"]'

/** Set on an island once it answers. */
export const AWAKE = 'data-awake'

/** Set on what was pressed before its island answers; its value is the place in the order of presses. */
const EARLY = 'data-early-press'

/** What was typed or chosen before is read by an island's effects, which render once more. */
const READ_MS = 20

let count = 0

/**
 * Keeps presses on islands that do not answer yet. However often somebody pressed the same control, it is one press. A form
 * without an `action` would be sent to the page itself, with all that was typed in its URL.
 */
export function keepEarlyPresses(): void {
  addEventListener('click', keepClick, { capture: true })
  addEventListener('submit', keepSubmit, { capture: true })
}

/** Takes the presses on this island, in their order. What they chose is taken back: each press is made once more. */
export function takePresses(island: HTMLElement): HTMLElement[] {
  const orderOf = (control: HTMLElement) => Number(control.getAttribute(EARLY))
  const own = [...island.querySelectorAll<HTMLElement>(`[${EARLY}]`)].filter(
    (one) => islandOf(one) === island,
  )
  const pressed = own
    .sort((one, other) => orderOf(one) - orderOf(other))
    .filter((control) => !isChoice(control) || control.checked !== control.defaultChecked)
  for (const control of own) control.removeAttribute(EARLY)
  for (const { name } of pressed.filter(isChoice).filter(({ form }) => !leadsOn(form)))
    for (const one of island.querySelectorAll('input'))
      if (isChoice(one) && one.name === name) one.checked = one.defaultChecked
  return pressed
}

export async function replayPresses(pressed: readonly HTMLElement[]): Promise<void> {
  for (const control of pressed) {
    await new Promise((read) => setTimeout(read, READ_MS))
    if (!control.isConnected) continue
    // A box of a form that leads on keeps its tick until the press is made again: the form may be sent meanwhile.
    if (isChoice(control) && leadsOn(control.form)) control.checked = !control.checked
    if (control instanceof HTMLFormElement) control.requestSubmit()
    else control.click()
  }
}

function keepClick(event: MouseEvent): void {
  const control = (event.target as Element).closest<HTMLElement>(CONTROLS)
  if (!control || !isAsleep(control) || control.matches(':disabled, a[href]')) return
  const { type, form } = control as HTMLButtonElement
  const leads = leadsOn(form) && !control.hasAttribute('data-waits')
  if (leads && type === 'submit') return
  if (form && type === 'submit') event.preventDefault()
  keep(control)
}

/** Enter in a field of a form without a button that sends it. */
function keepSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement
  if (!isAsleep(form) || leadsOn(form)) return
  event.preventDefault()
  keep(form)
}

function keep(control: HTMLElement): void {
  count += 1
  control.setAttribute(EARLY, String(count))
}

const leadsOn = (form: HTMLFormElement | null | undefined) =>
  form?.hasAttribute('action') && form.method === 'get'
const islandOf = (control: Element) => control.closest('rasteh-island')
const isAsleep = (control: Element) => islandOf(control)?.hasAttribute(AWAKE) === false
const isChoice = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')

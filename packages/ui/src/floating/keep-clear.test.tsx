// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { keepClear } from './keep-clear.ts'
import { KEEP_CLEAR } from './keep-clear-mark.ts'
import { CLEARANCE_PX } from './lift-to-clear.ts'

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
  document.body.replaceChildren()
})

/** An element of this height whose lower edge is here; what floats moves up by its lift. */
function place(bottom: number, height: number, isMarked = false): HTMLElement {
  const element = document.body.appendChild(document.createElement('div'))
  if (isMarked) for (const [name, value] of Object.entries(KEEP_CLEAR)) element.setAttribute(name, value)
  element.getBoundingClientRect = () => {
    const lift = Number.parseFloat(element.style.getPropertyValue('--lift')) || 0
    return { left: 0, right: 100, top: bottom - height - lift, bottom: bottom - lift } as DOMRect
  }
  return element
}

const float = (bottom: number, height: number) => {
  const element = place(bottom, height)
  closers.push(keepClear(element) ?? (() => {}))
  return element
}
const liftOf = (element: HTMLElement) => element.style.getPropertyValue('--lift')

describe('what floats over a page', () => {
  it('rests where nothing is marked', () => {
    const button = float(800, 44)
    expect([liftOf(button), button.hasAttribute('data-lifted')]).toEqual(['0px', false])
  })

  it('moves above a primary action, and back when the page is scrolled past it', () => {
    const action = place(790, 50, true)
    const button = float(800, 44)
    expect([liftOf(button), button.hasAttribute('data-lifted')]).toEqual([
      `${800 - 740 + CLEARANCE_PX}px`,
      true,
    ])
    action.remove()
    dispatchEvent(new Event('scroll'))
    expect([liftOf(button), button.hasAttribute('data-lifted')]).toEqual(['0px', false])
  })

  it('does not run from an action of its own', () => {
    const bar = place(800, 60)
    bar.append(place(790, 44, true))
    closers.push(keepClear(bar) ?? (() => {}))
    expect(liftOf(bar)).toBe('0px')
  })

  it('is left alone once it is gone', () => {
    const button = float(800, 44)
    for (const close of closers.splice(0)) close()
    place(790, 50, true)
    dispatchEvent(new Event('scroll'))
    expect(liftOf(button)).toBe('0px')
  })
})

import { liftToClear } from './lift-to-clear.ts'

const floats = new Set<HTMLElement>()
const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(arrange)

/**
 * The ref of something that floats over the page: it is kept off everything that is marked, at any scroll and width.
 * Its styles move it up by `--lift`, or take it away while it is `data-lifted`.
 */
export function keepClear(float: HTMLElement | null): (() => void) | undefined {
  if (!float) return undefined
  if (floats.size === 0) {
    addEventListener('scroll', arrange, { passive: true })
    addEventListener('resize', arrange)
    sizes?.observe(document.body)
  }
  floats.add(float)
  sizes?.observe(float)
  arrange()
  return () => {
    floats.delete(float)
    sizes?.unobserve(float)
    if (floats.size > 0) return
    removeEventListener('scroll', arrange)
    removeEventListener('resize', arrange)
    sizes?.disconnect()
  }
}

/** One after another, in the order of the document: each sees where those before it have gone. */
function arrange(): void {
  const marked = Array.from(document.querySelectorAll('[data-keep-clear]'))
  for (const float of Array.from(floats).sort(inDocumentOrder)) {
    const obstacles = marked.filter((one) => !float.contains(one)).map((one) => one.getBoundingClientRect())
    // Measured where it is when nothing is in its way.
    move(float, 0)
    move(float, liftToClear(float.getBoundingClientRect(), obstacles))
  }
}

function move(float: HTMLElement, lift: number): void {
  float.style.setProperty('--lift', `${lift}px`)
  float.toggleAttribute('data-lifted', lift > 0)
}

function inDocumentOrder(one: Node, other: Node): number {
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}

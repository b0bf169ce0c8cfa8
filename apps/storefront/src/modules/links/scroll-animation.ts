import { type ScrollAnimation, startScrollAnimation, stepScrollAnimation } from '@rasteh/shop-core/shell'

/**
 * Animates the children of a module's animated elements as they are scrolled into view; answers how to end it.
 * Visitors who prefer reduced motion see them as where animation is off.
 */
export function animateOnScroll(module: HTMLElement): () => void {
  const stops = [...module.querySelectorAll<HTMLElement>('[animation-enable]')].map(animate)
  return () => {
    for (const stop of stops) stop()
  }
}

function animate(element: HTMLElement): () => void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const isEnabled = element.getAttribute('animation-enable') === 'true' && !isStill
  const states = new Map<Element, ScrollAnimation>()
  for (const child of childrenOf(element)) {
    const state = startScrollAnimation(isEnabled)
    states.set(child, state)
    show(child, state, element)
  }
  if (!isEnabled) return () => {}
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const before = states.get(target) ?? 'plain'
      const state = stepScrollAnimation(before, isIntersecting ? 'entered-view' : 'left-view')
      states.set(target, state)
      if (state !== before) show(target as HTMLElement, state, element)
    }
  })
  for (const child of states.keys()) observer.observe(child)
  return () => observer.disconnect()
}

function show(child: HTMLElement, state: ScrollAnimation, element: HTMLElement): void {
  if (state === 'plain') {
    child.removeAttribute('style')
    return
  }
  child.style.visibility = state === 'hidden' ? 'hidden' : 'visible'
  if (state === 'hidden') return
  child.style.animationDuration = `${Number(element.getAttribute('animation-time')) || 0}ms`
  child.classList.add(...(element.getAttribute('animation-name') ?? '').split(' ').filter(Boolean))
}

function childrenOf(element: HTMLElement): HTMLElement[] {
  try {
    return [...element.querySelectorAll<HTMLElement>(element.getAttribute('animation-childs') ?? '')]
  } catch {
    // A selector that is none: nothing is animated, and nothing is hidden.
    return []
  }
}

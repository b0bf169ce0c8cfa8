/** How far outside the window something is already near. */
const NEAR = '200px'

/** Does something once when an element is in the window or nearly so. Answers how to call it off. */
export function whenNear(element: Element | null, then: () => void): () => void {
  if (!element) return () => {}
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      then()
    },
    { rootMargin: NEAR },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

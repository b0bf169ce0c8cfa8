/** The callback that our own loaders name: shows what was loaded, and at the next press hides it again. */
export function toggleLinksPartial(loader: Element): void {
  const isShown = loader.getAttribute('aria-expanded') === 'true'
  loader.setAttribute('aria-expanded', String(!isShown))
  const container = document.getElementById(loader.getAttribute('ajax-container') ?? '')
  if (container) container.hidden = isShown
}

import { partialAddress } from '@rasteh/contracts/links'
import { PATHS } from '@rasteh/contracts/paths'
import { type PartialEvent, type PartialState, stepPartialLoader } from '@rasteh/shop-core/partial-loader'

/** How a loader reaches the shop, and what is said when it cannot. */
export type LoaderCalls = { fetchPartial: (url: string) => Promise<string>; onFailed: () => void }

/** Lets the loader elements of a module load their partials; answers how to end it. */
export function listenForLoaders(module: HTMLElement, calls: LoaderCalls): () => void {
  const press = (event: Event) => {
    const loader = event.target instanceof Element ? event.target.closest('[ajax-partial]') : null
    if (loader) void step({ module, loader, calls }, 'clicked')
  }
  module.addEventListener('click', press)
  return () => module.removeEventListener('click', press)
}

type Loading = { module: HTMLElement; loader: Element; calls: LoaderCalls }

async function step(loading: Loading, event: PartialEvent): Promise<void> {
  const { loader } = loading
  const { state, effect } = stepPartialLoader(stateOf(loader), event)
  setState(loader, state)
  if (effect === 'run-callback') runCallback(loader)
  if (effect === 'fetch') await load(loading)
}

async function load(loading: Loading): Promise<void> {
  const { module, loader, calls } = loading
  try {
    const html = await calls.fetchPartial(urlOf(module, loader))
    containerOf(loader)?.insertAdjacentHTML('beforeend', html)
    await step(loading, 'arrived')
  } catch {
    await step(loading, 'failed')
    calls.onFailed()
  }
}

/** The module's number is the name of the first anchor in its container: the platform's own mark. */
function urlOf(module: HTMLElement, loader: Element): string {
  return partialAddress(PATHS.links, {
    moduleId: Number(module.querySelector('a[name]')?.getAttribute('name')),
    parentId: loader.id,
    partialName: loader.getAttribute('ajax-partial') ?? '',
  })
}

const containerOf = (loader: Element) => document.getElementById(loader.getAttribute('ajax-container') ?? '')

const LOADED: Record<PartialState, string> = { unloaded: 'false', loading: 'loading', loaded: 'true' }

function stateOf(loader: Element): PartialState {
  const kept = loader.getAttribute('ajax-loaded')
  if (kept === LOADED.loaded) return 'loaded'
  return kept === LOADED.loading ? 'loading' : 'unloaded'
}

function setState(loader: Element, state: PartialState): void {
  loader.setAttribute('ajax-loaded', LOADED[state])
  loader.setAttribute('aria-busy', String(state === 'loading'))
}

function runCallback(loader: Element): void {
  const name = loader.getAttribute('ajax-callback') ?? ''
  const callback: unknown = Object.hasOwn(window, name) ? Reflect.get(window, name) : undefined
  if (typeof callback === 'function') callback(loader)
}

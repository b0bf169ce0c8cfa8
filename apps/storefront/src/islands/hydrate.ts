import { whenIdle } from '@rasteh/ui/idle'
import { whenNear } from '@rasteh/ui/near'
import type { Root } from 'react-dom/client'
import { loadPageSettings } from '#page/islands/load-page-settings.ts'
import { AWAKE, replayPresses, takePresses } from './early-press.ts'
import { ISLANDS_ID } from './ids.ts'
import type { IslandComponent } from './island-types.ts'

const roots = new WeakMap<Element, Root>()

/** What the page waits for before it says that it is awake. */
const EAGER = 'rasteh-island:is([when="load"],[when="idle"])'

const fileOf = (name: string): string | undefined =>
  JSON.parse(document.getElementById(ISLANDS_ID)?.textContent ?? '{}')[name]

/** Hydrates each island of the page on its own, when its time has come or somebody uses it. */
export function hydrateIslands(root: ParentNode = document): void {
  for (const element of root.querySelectorAll<HTMLElement>('rasteh-island')) {
    const once = onceUntilFailed(() => hydrate(element))
    schedule(element, once)
    for (const kind of ['pointerdown', 'focusin'])
      element.addEventListener(kind, once, { capture: true, passive: true })
  }
  sayAwake()
}

/** Lets go of the islands in a part of the page that is no longer there: they listen to nothing any more. */
export function dropIslands(part: ParentNode): void {
  for (const element of part.querySelectorAll('rasteh-island')) roots.get(element)?.unmount()
}

function schedule(element: HTMLElement, run: () => void): void {
  const when = element.getAttribute('when')
  if (when === 'load') run()
  if (when === 'idle') whenIdle(run)
  // Several come near at once: each has a moment of its own, and the page answers between them.
  if (when === 'visible') whenNear(boxOf(element), () => void whenIdle(run))
}

async function hydrate(element: HTMLElement): Promise<void> {
  const [file, part = 'default'] = fileOf(element.getAttribute('name') ?? '')?.split('#') ?? []
  if (!file) return
  const [{ hydrateIsland }, module, settings] = await Promise.all([
    import('./hydrate-island.tsx'),
    import(/* @vite-ignore */ file) as Promise<Record<string, IslandComponent>>,
    loadPageSettings(),
  ])
  const Component = module[part]
  if (!Component || !element.isConnected) return
  const pressed = takePresses(element)
  roots.set(element, hydrateIsland(element, Component, settings))
  element.setAttribute(AWAKE, '')
  sayAwake()
  void replayPresses(pressed)
}

/** An island has no box of its own, and one that shows nothing has none inside either. */
function boxOf(element: HTMLElement): Element | null {
  return element.querySelector(`:not(${WITHOUT_BOX})`) ?? element.parentElement
}

/** React writes a link before the markup whose first pictures it names. */
const WITHOUT_BOX = 'rasteh-slot,rasteh-part,rasteh-island,link,[hidden]'

function sayAwake(): void {
  const asleep = [...document.querySelectorAll(EAGER)].some((island) => !island.hasAttribute(AWAKE))
  if (!asleep) document.documentElement.setAttribute(AWAKE, '')
}

/** An island whose files did not come is tried again when somebody uses it. */
function onceUntilFailed(run: () => Promise<void>): () => void {
  let hasRun = false
  return () => {
    if (hasRun) return
    hasRun = true
    run().catch(() => (hasRun = false))
  }
}

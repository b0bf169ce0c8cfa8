// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import Counter from '../../test/islands/counter.tsx'
import { FILES, renderBody } from '../../test/islands/island-page.tsx'
import { ISLANDS_ID } from './ids.ts'
import { island } from './island.server.tsx'
import type { HydrateWhen } from './island-types.ts'

const counterAt = (when: HydrateWhen) => island('test/counter', Counter, when)
const [AtOnce, WhenIdle, WhenVisible, WhenTouched] = [
  counterAt('load'),
  counterAt('idle'),
  counterAt('visible'),
  counterAt('touch'),
]
const Nothing = island('test/reader', () => <span hidden />, 'visible')

const button = (at = 0) => document.querySelectorAll('button')[at] as HTMLButtonElement
const islands = () => [...document.querySelectorAll('rasteh-island')]
const awake = () => islands().map((one) => one.hasAttribute('data-awake'))
const toBeAwake = (...expected: boolean[]) => expect.poll(awake).toEqual(expected)
const moment = () => new Promise((passed) => setTimeout(passed, 30))

const error = vi.spyOn(console, 'error')
let seen: { element: Element; notify: (entries: { isIntersecting: boolean }[]) => void }[] = []
const idle: (() => void)[] = []

let dropIslands: typeof import('./hydrate.ts').dropIslands
let hydrateIslands: typeof import('./hydrate.ts').hydrateIslands

beforeAll(async () => {
  // Files of one worker share their modules: what another one left waiting for an idle moment would come first.
  vi.resetModules()
  ;({ dropIslands, hydrateIslands } = await import('./hydrate.ts'))
})

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe: (element: Element) => void
      constructor(notify: (typeof seen)[number]['notify']) {
        this.observe = (element) => void seen.push({ element, notify })
      }
      disconnect = () => {}
    },
  )
})

afterEach(() => {
  // What still waits for an idle moment would come first in the next test.
  while (idle.length > 0) idle.shift()?.()
  seen = []
  dropIslands(document)
  document.body.replaceChildren()
  document.documentElement.removeAttribute('data-awake')
  vi.unstubAllGlobals()
  error.mockClear()
})

describe('an island of a page', () => {
  it('takes over the markup of the server as it stands, with the same ids', async () => {
    document.body.innerHTML = renderBody([<AtOnce key="1" start={1} />, <AtOnce key="2" start={5} />])
    const [first, second] = [button(0), button(1)]
    hydrateIslands()
    await toBeAwake(true, true)
    expect([button(0), button(1)]).toEqual([first, second])
    expect(button(0).id).toBe(document.querySelectorAll('label')[0]?.htmlFor)
    expect(button(0).id).not.toBe(button(1).id)
    second.click()
    await expect.poll(() => second.textContent).toBe('6')
    expect(first.textContent).toBe('1')
    expect(error).not.toHaveBeenCalled()
  })

  it('is hydrated although a section of the page is called like its settings', async () => {
    document.body.innerHTML = `<p id="islands"></p><p id="page-settings"></p>${renderBody(<AtOnce start={1} />)}`
    hydrateIslands()
    await toBeAwake(true)
  })

  it('waits for an idle moment', async () => {
    document.body.innerHTML = renderBody(<WhenIdle start={1} />)
    hydrateIslands()
    await moment()
    expect(awake()).toEqual([false])
    idle.shift()?.()
    await toBeAwake(true)
  })

  it('waits until it is near the window, and then for an idle moment', async () => {
    document.body.innerHTML = renderBody(<WhenVisible start={1} />)
    hydrateIslands()
    await moment()
    expect(awake()).toEqual([false])
    expect(seen.map(({ element }) => element.tagName)).toEqual(['DIV'])
    seen[0]?.notify([{ isIntersecting: true }])
    await moment()
    expect(awake()).toEqual([false])
    idle.shift()?.()
    await toBeAwake(true)
  })

  it('that shows nothing waits until what is around it is near the window', () => {
    document.body.innerHTML = renderBody(<Nothing />)
    hydrateIslands()
    expect(seen.map(({ element }) => element.tagName)).toEqual(['MAIN'])
  })

  it('waits until somebody uses it', async () => {
    document.body.innerHTML = renderBody(<WhenTouched start={1} />)
    hydrateIslands()
    await moment()
    expect(awake()).toEqual([false])
    button().dispatchEvent(new Event('pointerdown', { bubbles: true }))
    await toBeAwake(true)
  })

  it.each([WhenIdle, WhenVisible, WhenTouched])(
    'does not wait any longer once it has the focus: %o',
    async (Island) => {
      document.body.innerHTML = renderBody(<Island start={1} />)
      hydrateIslands()
      button().focus()
      await toBeAwake(true)
    },
  )

  it('is hydrated once, whatever calls for it', async () => {
    document.body.innerHTML = renderBody(<WhenVisible start={1} />)
    hydrateIslands()
    button().focus()
    seen[0]?.notify([{ isIntersecting: true }])
    await toBeAwake(true)
    button().dispatchEvent(new Event('pointerdown', { bubbles: true }))
    await moment()
    button().click()
    await expect.poll(() => button().textContent).toBe('2')
    expect(error).not.toHaveBeenCalled()
  })

  it('whose file did not come is tried again when somebody uses it', async () => {
    document.body.innerHTML = renderBody(<AtOnce start={1} />, { 'test/counter': '/no/such/file.tsx' })
    hydrateIslands()
    await moment()
    expect(awake()).toEqual([false])
    const list = document.getElementById(ISLANDS_ID) as HTMLElement
    list.textContent = JSON.stringify(FILES)
    const touch = () => button().dispatchEvent(new Event('pointerdown', { bubbles: true }))
    await expect.poll(() => touch() && awake()).toEqual([true])
  })

  it('that is gone before its file comes is left alone', async () => {
    document.body.innerHTML = renderBody([<AtOnce key="1" start={1} />, <AtOnce key="2" start={1} />])
    const [gone] = islands()
    hydrateIslands()
    gone?.remove()
    await toBeAwake(true)
    expect(gone?.hasAttribute('data-awake')).toBe(false)
  })
})

describe('what the server put inside an island', () => {
  it('stays as it is, while the island around it changes', async () => {
    document.body.innerHTML = renderBody(
      <AtOnce start={1}>
        <p>tea</p>
        <em>leaves</em>
      </AtOnce>,
    )
    const [tea, leaves] = [document.querySelector('p'), document.querySelector('em')]
    hydrateIslands()
    await toBeAwake(true)
    button().click()
    await expect.poll(() => button().textContent).toBe('2')
    expect([document.querySelector('p'), document.querySelector('em')]).toEqual([tea, leaves])
    expect(error).not.toHaveBeenCalled()
  })

  it.each([
    ['after it', AtOnce, WhenTouched],
    ['before it', WhenTouched, AtOnce],
  ])('has islands of its own that are hydrated %s', async (_, Outer, Inner) => {
    document.body.innerHTML = renderBody(
      <Outer start={1}>
        <Inner start={5}>
          <p>tea</p>
        </Inner>
      </Outer>,
    )
    const tea = document.querySelector('p')
    hydrateIslands()
    await expect.poll(() => awake()).toContain(true)
    expect(awake()).toContain(false)
    button(awake().indexOf(false)).dispatchEvent(new Event('pointerdown', { bubbles: true }))
    await toBeAwake(true, true)
    button(1).click()
    button(0).click()
    await expect.poll(() => [button(0).textContent, button(1).textContent]).toEqual(['2', '6'])
    expect(document.querySelector('p')).toBe(tea)
    expect(error).not.toHaveBeenCalled()
  })
})

describe('a page', () => {
  it('says that it is awake once every island that nobody has to call for is', async () => {
    document.body.innerHTML = renderBody([
      <AtOnce key="1" start={1} />,
      <WhenIdle key="2" start={1} />,
      <WhenVisible key="3" start={1} />,
      <WhenTouched key="4" start={1} />,
    ])
    hydrateIslands()
    await toBeAwake(true, false, false, false)
    expect(document.documentElement.hasAttribute('data-awake')).toBe(false)
    idle.shift()?.()
    await toBeAwake(true, true, false, false)
    expect(document.documentElement.hasAttribute('data-awake')).toBe(true)
  })

  it('without islands is awake at once', () => {
    hydrateIslands()
    expect(document.documentElement.hasAttribute('data-awake')).toBe(true)
  })
})

// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import Counter from '../../test/islands/counter.tsx'
import { renderBody } from '../../test/islands/island-page.tsx'
import SignUp from '../../test/islands/sign-up.tsx'
import { keepEarlyPresses, replayPresses, takePresses } from './early-press.ts'
import { dropIslands, hydrateIslands } from './hydrate.ts'
import { island } from './island.server.tsx'

const PLAIN = `<rasteh-island id="outer">
  <button type="button" id="plain">a</button><button type="button" id="second">b</button>
  <button type="button" id="off" disabled>c</button>
  <a id="link" href="#there">d</a><a id="link-button" role="button" href="#there">e</a>
  <form id="nowhere"><input name="word"/><button id="send">f</button></form>
  <form id="bare"><input name="word"/></form>
  <form id="somewhere" action="/basket"><input type="checkbox" id="tick"/><button id="go">g</button><button id="opens" data-waits>j</button></form>
  <form id="posted" method="post" action="/api"><input name="word"/><button id="post">k</button></form>
  <rasteh-slot><rasteh-island id="inner"><button type="button" id="deep">h</button></rasteh-island></rasteh-slot>
</rasteh-island><button type="button" id="outside">i</button>`

const find = (id: string) => document.getElementById(id) as HTMLElement

/** An island begins to answer; says what was pressed and sent from then on. */
async function wake(id = 'outer'): Promise<string[]> {
  const answered: string[] = []
  const note = ({ target }: Event) => void answered.push((target as HTMLElement).id)
  const pressed = takePresses(find(id))
  find(id).setAttribute('data-awake', '')
  for (const kind of ['click', 'submit']) document.addEventListener(kind, note)
  await replayPresses(pressed)
  for (const kind of ['click', 'submit']) document.removeEventListener(kind, note)
  return answered
}

beforeEach(() => {
  keepEarlyPresses()
  document.body.innerHTML = PLAIN
  // Nothing that these tests send leaves the page.
  document.body.addEventListener('submit', stay)
})

afterEach(() => {
  document.body.removeEventListener('submit', stay)
  dropIslands(document)
  document.body.replaceChildren()
})

const stay = (event: Event) => event.preventDefault()

describe('a press before its island answers', () => {
  it('is made once the island does, however often it was pressed', async () => {
    find('plain').click()
    find('plain').click()
    expect(await wake()).toEqual(['plain'])
    expect(await wake()).toEqual([])
  })

  it('is made after those that came before it', async () => {
    for (const id of ['second', 'plain', 'second']) find(id).click()
    expect(await wake()).toEqual(['plain', 'second'])
  })

  it('is forgotten when its control is gone', async () => {
    find('plain').click()
    find('plain').remove()
    expect(await wake()).toEqual([])
  })

  it('is forgotten when a press before it takes its control away', async () => {
    find('plain').click()
    find('second').click()
    find('plain').addEventListener('click', () => find('second').remove(), { once: true })
    expect(await wake()).toEqual(['plain'])
  })

  it.each(['link', 'link-button'])('of a link is the browser’s own: %s', async (id) => {
    find(id).click()
    expect(await wake()).toEqual([])
  })

  it.each(['off', 'outside'])('of what nobody waits for is left alone: %s', async (id) => {
    find(id).click()
    expect(await wake()).toEqual([])
  })

  it('on a form without an address sends nothing until the island answers', async () => {
    const sent = vi.fn()
    find('nowhere').addEventListener('submit', sent)
    find('send').click()
    expect(sent).not.toHaveBeenCalled()
    expect(await wake()).toEqual(['send', 'nowhere'])
    expect(sent).toHaveBeenCalledTimes(1)
  })

  it('of Enter in a form that has no button is kept as well', async () => {
    const form = find('bare') as HTMLFormElement
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true })
    form.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(true)
    expect(await wake()).toEqual(['bare'])
  })

  it('on a form with an address is the browser’s own, at once and only once', async () => {
    const sent = vi.fn()
    find('somewhere').addEventListener('submit', sent)
    find('go').click()
    expect(sent).toHaveBeenCalledTimes(1)
    expect(await wake()).toEqual([])
  })

  it('on a box of such a form is made once more: its island may ask as soon as it is ticked', async () => {
    find('tick').click()
    expect(find('tick')).toHaveProperty('checked', true)
    const woken = wake()
    expect(find('tick')).toHaveProperty('checked', true)
    expect(await woken).toEqual(['tick'])
    expect(find('tick')).toHaveProperty('checked', true)
  })

  it('on a form that is posted to an address waits: only a script can send it', async () => {
    const sent = vi.fn()
    find('posted').addEventListener('submit', sent)
    find('post').click()
    expect(sent).not.toHaveBeenCalled()
    expect(await wake()).toEqual(['post', 'posted'])
  })

  it('on a button that waits is kept, although its form has an address', async () => {
    const sent = vi.fn()
    find('somewhere').addEventListener('submit', sent)
    find('opens').click()
    expect(sent).not.toHaveBeenCalled()
    expect(await wake()).toEqual(['opens', 'somewhere'])
  })

  it('on an island inside another waits for that one, and is made once', async () => {
    find('deep').click()
    expect(await wake('outer')).toEqual([])
    expect(await wake('inner')).toEqual(['deep'])
  })

  it('on one island does not wait for another', async () => {
    find('deep').click()
    find('plain').click()
    expect(await wake('inner')).toEqual(['deep'])
    expect(await wake('outer')).toEqual(['plain'])
  })
})

describe('a press after that', () => {
  it('is left alone', async () => {
    await wake()
    const pressed = vi.fn()
    find('plain').addEventListener('click', pressed)
    find('plain').click()
    await replayPresses(takePresses(find('outer')))
    expect(pressed).toHaveBeenCalledTimes(1)
  })
})

describe('an island that wakes late', () => {
  const CounterIsland = island('test/counter', Counter, 'load')
  const SignUpIsland = island('test/sign-up', SignUp, 'load')
  const button = () => document.querySelector('button') as HTMLButtonElement
  const input = (at: number) => document.querySelectorAll('input')[at] as HTMLInputElement

  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('does what was pressed, once', async () => {
    document.body.innerHTML = renderBody(<CounterIsland start={1} />)
    button().click()
    button().click()
    hydrateIslands()
    await expect.poll(() => button().textContent).toBe('2')
    await new Promise((passed) => setTimeout(passed, 60))
    expect(button().textContent).toBe('2')
  })

  it('sends what was typed and chosen before, and nothing else', async () => {
    document.body.innerHTML = renderBody(<SignUpIsland sent="early-sign-up" />)
    const sent = vi.fn()
    const listen = (event: Event) => sent((event as CustomEvent).detail)
    addEventListener('early-sign-up', listen)
    input(0).value = 'مینا'
    input(2).click()
    input(3).click()
    button().click()
    expect([input(2).checked, input(3).checked]).toEqual([true, true])
    hydrateIslands()
    await expect.poll(() => sent.mock.calls.length).toBe(1)
    removeEventListener('early-sign-up', listen)
    expect(sent.mock.calls).toEqual([[{ name: 'مینا', colour: 'black', isMember: true }]])
    expect([input(0).value, input(2).checked, input(3).checked]).toEqual(['مینا', true, true])
  })

  it('leaves a box alone that was ticked and cleared again', async () => {
    document.body.innerHTML = renderBody(<SignUpIsland sent="early-sign-up" />)
    const changed = vi.fn()
    input(3).click()
    input(3).click()
    hydrateIslands()
    await expect.poll(() => document.querySelector('[data-awake]')).not.toBeNull()
    document.addEventListener('change', changed)
    await new Promise((passed) => setTimeout(passed, 60))
    document.removeEventListener('change', changed)
    expect(changed).not.toHaveBeenCalled()
    expect(input(3).checked).toBe(false)
  })
})

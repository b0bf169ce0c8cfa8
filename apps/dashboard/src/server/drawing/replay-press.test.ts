// @vitest-environment jsdom
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { REPLAY_PRESS } from './replay-press.ts'

const PAGE = `<button type="button" id="plain">a</button>
  <button type="button" id="off" disabled>b</button>
  <a id="link" href="#there">c</a>
  <form id="nowhere"><button id="send">d</button></form>
  <form action="/basket" id="somewhere"><button id="go">e</button></form>`

const find = (id: string) => document.getElementById(id) as HTMLElement
const settle = () => new Promise((done) => setTimeout(done, 80))

/** The islands begin to answer; says how often each control was pressed from then on. */
async function wake(): Promise<string[]> {
  const answered: string[] = []
  document.addEventListener('click', ({ target }) => {
    answered.push((target as HTMLElement).id)
  })
  document.documentElement.dataset.awake = 'true'
  await settle()
  return answered
}

beforeEach(() => {
  delete document.documentElement.dataset.awake
  document.body.innerHTML = PAGE
  // The page's own script, which stands in its text and is no module.
  new Function(REPLAY_PRESS)()
})

// Files of one worker share the document: the next one finds it empty, and nobody waits for a press any more.
afterAll(() => {
  document.documentElement.dataset.awake = 'true'
  document.body.replaceChildren()
})

describe('a press before the page answers', () => {
  it('is made once the page does, however often it was pressed', async () => {
    find('plain').click()
    find('plain').click()
    expect(await wake()).toEqual(['plain'])
  })

  it('is forgotten when its control is gone', async () => {
    find('plain').click()
    find('plain').remove()
    expect(await wake()).toEqual([])
  })

  it('of a link is the browser’s own', async () => {
    find('link').click()
    expect(await wake()).toEqual([])
  })

  it('on a form without an address sends nothing until the page answers', async () => {
    const sent = vi.fn((event: Event) => event.preventDefault())
    find('nowhere').addEventListener('submit', sent)
    find('send').click()
    expect(sent).not.toHaveBeenCalled()
    await wake()
    expect(sent).toHaveBeenCalledTimes(1)
  })

  it('on a form with an address sends it at once, and only once', async () => {
    const sent = vi.fn((event: Event) => event.preventDefault())
    find('somewhere').addEventListener('submit', sent)
    find('go').click()
    expect(sent).toHaveBeenCalledTimes(1)
    expect(await wake()).toEqual([])
  })
})

describe('a press after that', () => {
  it('is left alone', async () => {
    await wake()
    const pressed = vi.fn()
    find('plain').addEventListener('click', pressed)
    find('plain').click()
    await settle()
    expect(pressed).toHaveBeenCalledTimes(1)
  })
})

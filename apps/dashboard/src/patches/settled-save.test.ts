// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { missingSelectors, platformScripts } from './platform-files.ts'
import { saveWhenSettled } from './settled-save.ts'

/** As a part's form asks about what is in it. */
const PART_CALL = '[{"schemaPath":"news.body.lexical_internal_feature.blocks.lexical_blocks.video.fields"}]'

const answers: (() => void)[] = []
const save = vi.fn()
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  answers.length = 0
  save.mockClear()
  window.requestIdleCallback = (run) =>
    window.setTimeout(() => run({ didTimeout: true, timeRemaining: () => 0 }), 10)
  window.fetch = () => new Promise((resolve) => answers.push(() => resolve(new Response())))
  document.body.innerHTML = `<div class="rich-text-lexical"><p></p><div class="LexicalEditorTheme__block"><input></div></div>
    <input id="title"><button id="action-save"><span>ذخیره</span></button>`
  document.querySelector('button')?.addEventListener('click', save)
  stop = saveWhenSettled(window)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

const type = (place: string) =>
  document.querySelector(place)?.dispatchEvent(new Event('input', { bubbles: true }))
const ask = (body: BodyInit) => void window.fetch('/', { method: 'POST', body })
const press = () => document.querySelector('span')?.click()

describe('what a save waits for', () => {
  it('is still how the text editor and its parts give their words to the form', () => {
    const editor = platformScripts(
      '@payloadcms/richtext-lexical/dist/{field/Field,utilities/useRunDeprioritized}.js',
    )
    expect(editor).toContain('runDeprioritized(updateFieldValue)')
    expect(editor).toContain('requestIdleCallback(exec')
    expect(
      platformScripts('@payloadcms/richtext-lexical/dist/features/blocks/client/component/index.js'),
    ).toContain('node_0.setFields(newData_0, true)')
    expect(platformScripts('@payloadcms/ui/dist/forms/Form/index.js')).toContain(
      '[modified, submitted, formState], 250)',
    )
    expect(missingSelectors(['.rich-text-lexical', '.LexicalEditorTheme__block'])).toEqual([])
    expect(
      platformScripts('@payloadcms/ui/dist/elements/{SaveButton,SaveDraftButton,PublishButton}/index.js'),
    ).toMatch(/action-save[^-][\s\S]*action-save-draft|action-save-draft[\s\S]*action-save[^-]/)
  })

  it('is nothing, when no text was touched', () => {
    type('#title')
    press()
    expect(save).toHaveBeenCalledTimes(1)
  })

  it('is the idle moment in which a text is given to the form, once', async () => {
    type('p')
    press()
    press()
    expect(save).not.toHaveBeenCalled()
    expect(document.querySelector('button')?.ariaBusy).toBe('true')
    await vi.advanceTimersByTimeAsync(100)
    expect(save).toHaveBeenCalledTimes(1)
    expect(document.querySelector('button')?.ariaBusy).toBeNull()
    press()
    expect(save).toHaveBeenCalledTimes(2)
  })

  it('is the answer of the server to what was typed into a part, behind all other calls', async () => {
    type('input')
    press()
    ask('[{"schemaPath":"news"}]')
    await vi.advanceTimersByTimeAsync(5_000)
    answers[0]?.()
    await vi.advanceTimersByTimeAsync(500)
    ask(PART_CALL)
    await vi.advanceTimersByTimeAsync(9_000)
    expect(save).not.toHaveBeenCalled()
    answers[1]?.()
    await vi.advanceTimersByTimeAsync(200)
    // One for the last key was waiting for its turn.
    ask(PART_CALL)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(save).not.toHaveBeenCalled()
    answers[2]?.()
    await vi.advanceTimersByTimeAsync(500)
    expect(save).toHaveBeenCalledTimes(1)
  })

  it('is a call in several pieces too', async () => {
    type('input')
    const body = new FormData()
    body.set('0', PART_CALL)
    await vi.advanceTimersByTimeAsync(10)
    ask(body)
    answers[0]?.()
    press()
    await vi.advanceTimersByTimeAsync(500)
    expect(save).toHaveBeenCalledTimes(1)
  })

  it('is not for long a key in a part that changes nothing', async () => {
    type('input')
    press()
    await vi.advanceTimersByTimeAsync(900)
    expect(save).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(300)
    expect(save).toHaveBeenCalledTimes(1)
  })

  it('is no server that never answers', async () => {
    type('input')
    ask(PART_CALL)
    press()
    await vi.advanceTimersByTimeAsync(31_000)
    expect(save).toHaveBeenCalledTimes(1)
  })

  it('is nothing any more, once the screen is gone', () => {
    type('p')
    stop()
    press()
    expect(save).toHaveBeenCalledTimes(1)
  })
})

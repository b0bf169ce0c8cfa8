import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { openPictureDecoder, type PictureDecoder } from './picture-decoder.ts'

let decoder: PictureDecoder
afterEach(() => decoder.close())

const picture = () =>
  sharp({ create: { width: 20, height: 20, channels: 3, background: '#224466' } })
    .png()
    .toBuffer()

/** The decoders of this process, by their ids. */
const decoders = () =>
  execFileSync('pgrep', ['-P', String(process.pid), '-f', 'picture-process'], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
    .map(Number)

describe('the process that decodes pictures', () => {
  it('knows nothing of the shop: no key, no address, no secret', async () => {
    process.env.RASTEH_MARKER = 'marker-of-the-parent'
    decoder = openPictureDecoder()
    await decoder.clean(picture)
    const environment = decoders().map((id) => readFileSync(`/proc/${id}/environ`, 'utf8'))
    delete process.env.RASTEH_MARKER
    expect(environment).not.toHaveLength(0)
    expect(environment.join()).not.toContain('marker-of-the-parent')
  })

  it('may be killed: that picture is refused, and the next is cleaned', async () => {
    decoder = openPictureDecoder()
    await decoder.clean(picture)
    // The decoder of the test before may still be dying.
    await expect.poll(() => decoders().length).toBe(1)
    const [id = 0] = decoders()
    const bytes = await picture()
    // Stopped first, and asked before it dies: else it has answered already, or another takes its place.
    process.kill(id, 'SIGSTOP')
    const asked = decoder.clean(async () => bytes)
    await new Promise(setImmediate)
    process.kill(id, 'SIGKILL')
    expect((await asked).ok).toBe(false)
    expect((await decoder.clean(picture)).ok).toBe(true)
  })

  it('takes one picture at a time, in their order', async () => {
    decoder = openPictureDecoder()
    const answers = await Promise.all([1, 2, 3].map(() => decoder.clean(picture)))
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true])
    await expect.poll(() => decoders().length).toBe(1)
  })
})

import { describe, expect, it } from 'vitest'
import type { ModuleKind } from '#modules/module-props.ts'
import { renderModule } from '../../../test/modules/render-module.tsx'
import { videoModule } from './video-module.tsx'

const FILE = {
  id: 7,
  title: 'خط تولید',
  href: '/media/files/line-0123456789.mp4',
  kind: 'mp4',
  bytes: 5_000_000,
  width: null,
  height: null,
}
const POSTER = {
  id: 1,
  src: '/media/p.webp',
  small: '/media/p.webp',
  alt: '',
  width: 640,
  height: 360,
  focus: null,
}
const CAPTIONS = { ...FILE, id: 8, kind: 'vtt', title: 'زیرنویس', href: '/media/files/line-0123456789.vtt' }
const holding = (video: object): ModuleKind => ({
  ...videoModule,
  load: async () => ({ file: FILE, poster: POSTER, captions: null, ...video }),
})

describe('a video', () => {
  it('is not there without its file', async () => {
    for (const fields of [{}, { file: null }, { file: 'x', captions: {} }])
      expect(await renderModule(videoModule, fields)).toBe('')
  })

  it('waits for somebody to play it, with its picture and its name', async () => {
    const html = await renderModule(holding({}), { title: 'کارخانهٔ ما' })
    expect(html).toMatch(/<video[^>]* poster="\/media\/p.webp"[^>]* controls=""[^>]* preload="none"/)
    expect(html).toContain('aria-label="کارخانهٔ ما"')
    expect(html).toContain('<source src="/media/files/line-0123456789.mp4" type="video/mp4"/>')
    expect(html).not.toMatch(/autoplay|<track|https?:/i)
  })

  it('has the words that are spoken, where somebody wrote them', async () => {
    const html = await renderModule(holding({ captions: CAPTIONS }), {})
    expect(html).toMatch(/<track kind="captions" src="\/media\/files\/line-0123456789.vtt" srcLang="fa"/i)
  })

  it('has its own proportions, else those of its picture, else the usual ones', async () => {
    const ratioOf = async (video: object) =>
      /aspect-ratio:([\d /]+)/.exec(await renderModule(holding(video), {}))?.[1]
    expect(await ratioOf({ file: { ...FILE, width: 1080, height: 1920 } })).toBe('1080 / 1920')
    expect(await ratioOf({})).toBe('640 / 360')
    expect(await ratioOf({ poster: null })).toBe('1280 / 720')
  })

  it('is called as it was written, never as markup', async () => {
    const hostile = '"><img src=x onerror=alert(1)>'
    const html = await renderModule(holding({ file: { ...FILE, title: hostile } }), {
      title: hostile,
      text: hostile,
    })
    expect(html).not.toContain('<img')
  })
})

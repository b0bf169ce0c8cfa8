import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { WholePicture } from './whole-picture.tsx'

const drawn = (width: number | null) =>
  renderToStaticMarkup(
    <WholePicture
      picture={{ src: '/a.webp', small: '/a-480.webp', alt: 'گواهی', width, height: 640 }}
      sizes="600px"
    />,
  )

describe('a whole picture', () => {
  it('is never drawn larger than its file', () => {
    expect(drawn(480)).toContain('max-inline-size:min(100%, 480px)')
    expect(drawn(480)).not.toContain('srcSet')
  })

  it('of a large file has a smaller one for narrow places', () => {
    expect(drawn(1_000)).toContain('srcSet="/a-480.webp 480w, /a.webp 1000w"')
  })

  it('whose size nobody knows is shown as it is', () => {
    expect(drawn(null)).not.toMatch(/max-inline-size|srcSet/)
  })
})

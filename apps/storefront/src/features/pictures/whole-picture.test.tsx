import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { WholePicture } from './whole-picture.tsx'

const rendered = (width: number | null) =>
  renderToStaticMarkup(
    <WholePicture
      picture={{ src: '/a.webp', small: '/a-480.webp', alt: 'گواهی', width, height: 640 }}
      sizes="600px"
    />,
  )

describe('a whole picture', () => {
  it('is never shown larger than its file', () => {
    expect(rendered(480)).toContain('max-inline-size:min(100%, 480px)')
    expect(rendered(480)).not.toContain('srcSet')
  })

  it('of a large file has a smaller one for narrow places', () => {
    expect(rendered(1_000)).toContain('srcSet="/a-480.webp 480w, /a.webp 1000w"')
  })

  it('whose size nobody knows is shown as it is', () => {
    expect(rendered(null)).not.toMatch(/max-inline-size|srcSet/)
  })
})

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Picture } from './picture.tsx'

const drawn = (focus?: { x: number; y: number } | null) =>
  renderToStaticMarkup(
    <Picture picture={{ src: '/a.webp', ...(focus === undefined ? {} : { focus }) }} alt="" sizes="1px" />,
  )

describe('a cropped picture', () => {
  it('keeps in view the point that its manager chose', () => {
    expect(drawn({ x: 20, y: 80 })).toContain('object-position:20% 80%')
  })

  it('is cropped around its middle when nobody chose', () => {
    for (const focus of [undefined, null]) expect(drawn(focus)).not.toContain('object-position')
  })
})

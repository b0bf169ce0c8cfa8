// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Picture } from './picture.tsx'

afterEach(cleanup)

function positionOf(focus?: { x: number; y: number } | null): string | undefined {
  const picture = { src: '/a.webp', ...(focus === undefined ? {} : { focus }) }
  const { container } = render(<Picture picture={picture} alt="" sizes="1px" />)
  return container.querySelector('img')?.style.objectPosition
}

describe('a cropped picture', () => {
  it('keeps in view the point that its manager chose', () => {
    expect(positionOf({ x: 20, y: 80 })).toBe('20% 80%')
  })

  it.each([undefined, null])('is cropped around its middle when nobody chose (%s)', (focus) => {
    expect(positionOf(focus)).toBe('')
  })
})

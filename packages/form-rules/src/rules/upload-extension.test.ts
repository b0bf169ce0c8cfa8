import { describe, expect, it } from 'vitest'
import { hasAllowedExtension, IMAGE_EXTENSIONS } from './upload-extension.ts'

describe('upload extension', () => {
  it.each(['card.jpg', 'CARD.JPG', 'کارت ملی.png', 'my.card.webp', ' card.jpg '])(
    'accepts %s among pictures',
    (name) => {
      expect(hasAllowedExtension(name, IMAGE_EXTENSIONS)).toBe(true)
    },
  )

  it.each(['card.pdf', 'card', 'card.', '.jpg', 'card.jpg.exe', 'jpg', ''])(
    'refuses %j among pictures',
    (name) => {
      expect(hasAllowedExtension(name, IMAGE_EXTENSIONS)).toBe(false)
    },
  )

  it('reads a page that lists its extensions with dots and capitals', () => {
    expect(hasAllowedExtension('receipt.pdf', ['.JPG', ' .PDF '])).toBe(true)
    expect(hasAllowedExtension('archive.targz', ['tar.gz'])).toBe(false)
  })

  it('accepts nothing when the page allows nothing', () => {
    expect(hasAllowedExtension('card.jpg', [])).toBe(false)
  })
})

import { expect, it } from 'vitest'
import { LIBRARY_FILES, LIBRARY_KINDS, libraryKindOf, libraryUseOf } from './media.ts'

it.each(LIBRARY_KINDS)('knows a file of the library again by its media type: %s', (kind) => {
  expect(libraryKindOf(LIBRARY_FILES[kind].mime)).toBe(kind)
})

it.each(['text/html', 'image/svg+xml', 'application/pdf; charset=utf-8', '', null])(
  'knows no file of the type %s',
  (mime) => {
    expect(libraryKindOf(mime)).toBeNull()
  },
)

it('plays both kinds of video', () => {
  expect(LIBRARY_KINDS.filter((kind) => libraryUseOf(kind) === 'video')).toEqual(['mp4', 'webm'])
})

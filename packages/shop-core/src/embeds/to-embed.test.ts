import { describe, expect, it } from 'vitest'
import { EMBED_SERVICES, embedUrls, toEmbed } from './to-embed.ts'

describe('the address of a video', () => {
  it.each([
    ['https://www.aparat.com/v/bg1w3', 'aparat', 'bg1w3'],
    ['http://aparat.com/v/x123Abc/', 'aparat', 'x123Abc'],
    ['  aparat.com/v/bg1w3?playlist=12 ', 'aparat', 'bg1w3'],
    ['https://www.aparat.com/v/bg1w3/some-title', 'aparat', 'bg1w3'],
    ['https://www.aparat.com/video/video/embed/videohash/bg1w3/vt/frame', 'aparat', 'bg1w3'],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=4s', 'youtube', 'dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ?si=x', 'youtube', 'dQw4w9WgXcQ'],
    ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
  ] as const)('is known in the form %s', (address, service, id) => {
    expect(toEmbed(address)).toEqual({ service, id })
  })

  it.each([
    ...['', null, undefined, 4, {}, { toString: () => 'https://www.aparat.com/v/bg1w3' }],
    ...['https://www.aparat.com/', 'https://www.aparat.com/v/', 'https://www.aparat.com/user/bg1w3'],
    ...[
      'https://www.aparat.com.evil.example/v/bg1w3',
      'https://evil.example/?u=https://www.aparat.com/v/bg1w3',
    ],
    ...['https://www.aparat.com@evil.example/v/bg1w3', 'https://a:b@www.aparat.com/v/bg1w3'],
    ...[
      'https://www.aparat.com:8443/v/bg1w3',
      'ftp://www.aparat.com/v/bg1w3',
      'javascript:aparat.com/v/bg1w3',
    ],
    ...['https://www.aparat.com/v/bg%2F1w3', 'https://www.aparat.com/v/"onload=hit()'],
    ...[
      'https://www.aparat.com\\v\\bg1w3',
      'https://www.apa\u200erat.com/v/bg1w3',
      'https://www.aparat.com/v/a b',
    ],
    ...[
      'https://www.youtube.com/watch?v=short',
      'https://youtu.be/dQw4w9WgXcQ/x',
      'https://youtube.com/embed/..%2f',
    ],
  ])('is not %j', (address) => {
    expect(toEmbed(address)).toBeNull()
  })

  it.each(EMBED_SERVICES)('of %s is made again of its id alone, and leads to itself', (service) => {
    const id = service === 'aparat' ? 'bg1w3' : 'dQw4w9WgXcQ'
    const { page, frame, origin } = embedUrls({ service, id })
    for (const address of [page, frame]) expect(toEmbed(address)).toEqual({ service, id })
    expect(new URL(frame).origin).toBe(origin)
    expect(frame).toMatch(/^https:\/\/[\w./-]+$/)
  })
})

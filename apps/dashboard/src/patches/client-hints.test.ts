import { withPayload } from '@payloadcms/next/withPayload'
import { describe, expect, it } from 'vitest'
import { limitClientHints } from './client-hints.ts'

const sourcesOfHint = async (config: ReturnType<typeof withPayload>) =>
  ((await config.headers?.()) ?? [])
    .filter(({ headers }) => headers.some(({ key }) => key === 'Critical-CH'))
    .map(({ source }) => source)

describe('the request for the colour-scheme hint', () => {
  it('is still sent on every path by the content platform', async () => {
    expect(await sourcesOfHint(withPayload({}))).toEqual(['/:path*'])
  })

  it('is sent on the screens alone, by us', async () => {
    expect(await sourcesOfHint(limitClientHints(withPayload({})))).toEqual(['/dashboard/:path*'])
  })
})

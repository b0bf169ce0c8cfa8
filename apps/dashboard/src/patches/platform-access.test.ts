import type { PayloadRequest } from 'payload'
import { describe, expect, it } from 'vitest'
import { builtConfig, collectionOf } from './built-config.ts'
import { closePlatformCollections } from './platform-access.ts'

/** A shopper who is signed in. The rules look at nothing else. */
const shopper = { req: { user: { id: 1, collection: 'customers' } } as PayloadRequest }
const SLUG = 'payload-locked-documents'

describe("the content platform's own collections", () => {
  it('would still be open to shoppers', async () => {
    const { access } = collectionOf(await builtConfig(), SLUG)
    expect(await access.read(shopper)).toBe(true)
  })

  it('are closed to them by us, all but the preferences', async () => {
    const config = closePlatformCollections(await builtConfig())
    const own = config.collections.filter(({ slug }) => slug.startsWith('payload-'))
    const open = own.filter(({ access }) => access.read(shopper) === true || access.create(shopper) === true)
    expect(own.length).toBeGreaterThan(2)
    expect(open.map(({ slug }) => slug).filter((slug) => slug !== 'payload-preferences')).toEqual([])
  })
})

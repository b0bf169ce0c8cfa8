import { useTestDatabase } from '@rasteh/test-kit/database'
import type { SanitizedConfig } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { ORIGIN, useContent } from '../setup/use-content.ts'

const content = useContent(useTestDatabase())
let config: SanitizedConfig
beforeAll(() => {
  config = content.payload.config
})

describe('what the content platform would do by itself', () => {
  it('is not telling its makers about this shop', () => {
    expect(config.telemetry).toBe(false)
  })

  it('is not asking Gravatar for pictures of staff', () => {
    expect(config.admin.avatar).toBe('default')
  })

  it('is not answering GraphQL', () => {
    expect(config.graphQL).toMatchObject({ disable: true })
  })

  it('is not believing session cookies from other origins', () => {
    expect(new Set(config.csrf)).toEqual(new Set([ORIGIN]))
    expect(config.cors).toEqual([])
  })

  it('is not showing a view of ours to whoever asks: each checks its visitor itself and is named here', () => {
    expect(Object.keys(config.admin.components?.views ?? {})).toEqual([
      'login',
      'dashboard',
      'orders',
      'order',
      'returns',
      'orderPrint',
      'formInbox',
      'formSubmission',
      'reviews',
      'writings',
      'auditLog',
      'status',
      'importExport',
      'lowStock',
      'search',
      'bulkPricing',
      'productGrid',
    ])
  })

  it('is not letting shoppers run jobs', async () => {
    const req = { user: { id: 1, collection: 'customers' } } as never
    const { run, queue, cancel } = config.jobs?.access ?? {}
    expect(await Promise.all([run, queue, cancel].map((rule) => rule?.({ req })))).toEqual([
      false,
      false,
      false,
    ])
  })

  it('is not opening its own collections to shoppers', async () => {
    const req = { user: { id: 1, collection: 'customers' } } as never
    const own = config.collections.filter(
      ({ slug }) => slug.startsWith('payload-') && slug !== 'payload-preferences',
    )
    const open = []
    for (const { slug, access } of own) {
      for (const operation of ['create', 'read', 'update', 'delete'] as const) {
        if (await access[operation]?.({ req })) open.push(`${operation} ${slug}`)
      }
    }
    expect(own.map(({ slug }) => slug)).toContain('payload-locked-documents')
    expect(open).toEqual([])
  })

  it('is not changing the schema at start', () => {
    expect((content.payload.db as unknown as { push: boolean }).push).toBe(false)
  })
})

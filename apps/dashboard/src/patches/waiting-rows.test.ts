import { describe, expect, it } from 'vitest'
import { builtConfig, collectionOf } from './built-config.ts'
import { watchRows } from './waiting-rows.ts'
import { hasWaitingRow } from './waiting-rows-nudge.ts'

describe('the rows of a form', () => {
  it('are watched in every collection and on every settings page, beside what is there', async () => {
    const built = await builtConfig()
    const pages = collectionOf(built, 'pages')
    pages.admin.components = { ...pages.admin.components, edit: { beforeDocumentControls: ['/own.tsx#Own'] } }
    const { collections, globals } = watchRows(built)
    expect(pages.admin.components.edit?.beforeDocumentControls).toEqual([
      '/own.tsx#Own',
      '/patches/waiting-rows-component.tsx#WaitingRows',
    ])
    for (const { admin } of collections)
      expect(admin.components?.edit?.beforeDocumentControls).not.toEqual([])
    for (const { admin } of globals)
      expect(admin.components?.elements?.beforeDocumentControls).toEqual([
        '/patches/waiting-rows-component.tsx#WaitingRows',
      ])
  })

  it.each([
    ['a row that waits', { layout: { rows: [{ id: '1' }, { id: '2', isLoading: true }] } }, true],
    ['rows that have their forms', { layout: { rows: [{ id: '1', isLoading: false }] } }, false],
    ['a form without rows', { title: { value: 'x' } }, false],
  ])('wait or do not: %s', (_, fields, isWaiting) => {
    expect(hasWaitingRow(fields)).toBe(isWaiting)
  })
})

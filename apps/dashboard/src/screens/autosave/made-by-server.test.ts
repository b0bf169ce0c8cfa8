import { expect, it } from 'vitest'
import { madeByServer } from './made-by-server.ts'

const doc = {
  slug: 'about',
  path: 'company/about',
  title: 'درباره',
  updatedAt: '2026-01-01',
  layout: [{ moduleId: 12, items: [{ title: null }] }],
}

it('takes what the server has made of what was empty, and the path', () => {
  const sent = {
    slug: { value: '' },
    path: { value: 'about' },
    title: { value: 'دربارهٔ' },
    updatedAt: { value: '2025-01-01' },
    'layout.0.moduleId': {},
    'layout.0.items.0.title': { value: null },
  }
  expect(madeByServer(sent, sent, doc)).toEqual([
    { path: 'slug', value: 'about' },
    { path: 'path', value: 'company/about' },
    { path: 'updatedAt', value: '2026-01-01' },
    { path: 'layout.0.moduleId', value: 12 },
  ])
})

it('leaves alone what was typed while the answer was on its way, and what is gone', () => {
  const sent = { slug: { value: '' }, 'layout.0.moduleId': {}, 'layout.4.moduleId': { value: null } }
  const now = { slug: { value: 'typed' }, 'layout.0.moduleId': {} }
  expect(madeByServer(sent, now, doc)).toEqual([{ path: 'layout.0.moduleId', value: 12 }])
})

import { expect, it } from 'vitest'
import { builtConfig, collectionOf } from './built-config.ts'
import { arrangeDocumentScreens } from './document-screens.ts'

it('takes the tab for programs away', async () => {
  const built = await builtConfig()
  expect(collectionOf(built, 'pages').admin.hideAPIURL).toBeFalsy()
  const { admin } = collectionOf(arrangeDocumentScreens(built), 'pages')
  expect(admin.hideAPIURL).toBe(true)
})

it('shows authors what they work on, and everybody else what they saw before', async () => {
  const built = arrangeDocumentScreens(await builtConfig())
  const isHidden = (slug: string, role: string) => {
    const { hidden } = collectionOf(built, slug).admin
    const user = { collection: 'staff', role } as never
    return typeof hidden === 'function' ? hidden({ user }) : Boolean(hidden)
  }
  expect(['pages', 'customers'].map((slug) => isHidden(slug, 'author'))).toEqual([false, true])
  expect(['pages', 'customers'].map((slug) => isHidden(slug, 'editor'))).toEqual([false, false])
})

import { dashboardGroups } from '@rasteh/messages/dashboard'
import { expect, it } from 'vitest'
import { builtConfig, collectionOf } from './built-config.ts'
import { arrangeDocumentScreens } from './document-screens.ts'

it('puts each collection under its heading, and takes the tab for programs away', async () => {
  const built = await builtConfig()
  expect(collectionOf(built, 'pages').admin.hideAPIURL).toBeFalsy()
  const { admin } = collectionOf(arrangeDocumentScreens(built), 'pages')
  expect([admin.hideAPIURL, admin.group]).toEqual([true, dashboardGroups.content])
})

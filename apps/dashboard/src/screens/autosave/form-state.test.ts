import { expect, it, vi } from 'vitest'
import { formStateOfDrafts } from './form-state.ts'

vi.mock('@payloadcms/ui/utilities/buildFormState', () => ({
  buildFormStateHandler: (asked: object) => asked,
}))

it.each([
  ['pages', false],
  ['news', false],
  ['products', true],
])('the form of %s is asked whether it was saved elsewhere: %s', (collectionSlug, isAsked) => {
  const asked = { collectionSlug, checkForStaleData: true } as Parameters<typeof formStateOfDrafts>[0]
  expect(formStateOfDrafts(asked)).toMatchObject({ collectionSlug, checkForStaleData: isAsked })
})

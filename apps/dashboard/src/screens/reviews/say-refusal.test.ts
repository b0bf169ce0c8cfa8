import { reviewTexts } from '@rasteh/messages/dashboard'
import { expect, it } from 'vitest'
import { sayRefusal } from './say-refusal.ts'

it('names the fields that are missing, whatever they are called', () => {
  const said = sayRefusal({ kind: 'draft-incomplete', fields: ['عنوان', '$&'] })
  expect(said).toContain('عنوان، $&')
})

it('says that it failed, of what it does not know', () => {
  expect(sayRefusal({ kind: 'other' })).toBe(reviewTexts.refusals.failed)
})

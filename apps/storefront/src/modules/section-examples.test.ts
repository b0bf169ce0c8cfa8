import { expect, it } from 'vitest'
import { kinds } from './render-modules.tsx'
import { sectionExamples } from './section-examples.ts'

it('the gallery has an example of every kind of section', () => {
  expect(Object.keys(sectionExamples).sort()).toEqual(Object.keys(kinds).sort())
})

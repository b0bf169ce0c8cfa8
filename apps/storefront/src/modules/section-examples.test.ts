import { expect, it } from 'vitest'
import { styledEntries } from '../../build/styles.ts'
import { kinds } from './render-modules.tsx'
import { sectionExamples } from './section-examples.ts'

it('the gallery has an example of every kind of section', () => {
  expect(Object.keys(sectionExamples).sort()).toEqual(Object.keys(kinds).sort())
})

it('the build knows the styles of every kind by the name that pages call it', () => {
  const named = Object.keys(styledEntries()).flatMap((entry) => /^kinds\/(.+)$/.exec(entry)?.[1] ?? [])
  expect(named.sort()).toEqual(Object.keys(kinds).sort())
})

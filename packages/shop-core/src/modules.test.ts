import { expect, it } from 'vitest'
import { toModuleLook } from './modules.ts'

it.each([
  ['nothing was chosen', {}, {}],
  [
    'all is as it is by itself',
    { background: 'plain', width: 'usual', spacing: 'usual', screens: 'all' },
    {},
  ],
  [
    'some of it was chosen',
    { background: 'soft', screens: 'large' },
    { background: 'soft', screens: 'large' },
  ],
  [
    'an old version holds what is not known',
    { background: 'gold', width: null, spacing: 7, other: 'soft' },
    {},
  ],
])('the look of a module when %s', (_, kept, look) => {
  expect(toModuleLook(kept)).toEqual(look)
})

import { statusTexts } from '@rasteh/messages/dashboard'
import { queues } from '@rasteh/worker/queues'
import { expect, it } from 'vitest'

it('the status page has a Persian name for every queue, and for no other', () => {
  const names = Object.values(queues).map(({ name }) => name)
  expect(Object.keys(statusTexts.queues).toSorted()).toEqual(names.toSorted())
})

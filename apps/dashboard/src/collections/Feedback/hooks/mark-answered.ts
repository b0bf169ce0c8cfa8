import type { CollectionBeforeChangeHook } from 'payload'
import { textOf } from '#fields/text-of.ts'

/** A message whose answer was written now is answered, from now on; a changed note or status leaves that alone. */
export const markAnswered: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const answer = textOf(data.answer)
  if (!answer || answer === textOf(originalDoc?.answer)) return data
  return { ...data, status: 'answered', answeredAt: new Date().toISOString() }
}

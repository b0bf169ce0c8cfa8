import type { CollectionBeforeChangeHook } from 'payload'

type Message = { answer?: string | null; status?: string; answeredAt?: string | null }

/** A message whose answer was written now is answered, from now on; a changed note or status leaves that alone. */
export const markAnswered: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const [before, after] = [originalDoc as Message | undefined, data as Message]
  const answer = after.answer?.trim()
  if (!answer || answer === before?.answer?.trim()) return data
  return { ...data, status: 'answered', answeredAt: new Date().toISOString() }
}

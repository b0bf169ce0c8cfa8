import type { FieldErrors } from '@rasteh/form-rules/form'

/**
 * What became of a message: it arrived, or it was refused with a word of the shop's; an outage has no word. Where the shop refuses
 * single fields, it says why, each by its name.
 */
export type SentMessage = { isSent: true } | { isSent: false; refusal: string; fields?: FieldErrors }

/** Reads the answer to a sent message. A dead network is an outage, too. */
export async function sentMessageOf(call: Promise<Response>): Promise<SentMessage> {
  try {
    const answer = await call
    if (answer.ok) return { isSent: true }
    const { Message, Fields } = (await answer.json()) as { Message?: unknown; Fields?: FieldErrors }
    return { isSent: false, refusal: String(Message ?? ''), ...(Fields ? { fields: Fields } : {}) }
  } catch {
    return { isSent: false, refusal: '' }
  }
}

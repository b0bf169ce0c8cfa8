/** What became of a message: it arrived, or it was refused with a word of the shop's; an outage has no word. */
export type SentMessage = { isSent: true } | { isSent: false; refusal: string }

/** Reads the answer to a sent message. A dead network is an outage, too. */
export async function sentMessageOf(call: Promise<Response>): Promise<SentMessage> {
  try {
    const answer = await call
    if (answer.ok) return { isSent: true }
    const { Message } = (await answer.json()) as { Message?: unknown }
    return { isSent: false, refusal: String(Message ?? '') }
  } catch {
    return { isSent: false, refusal: '' }
  }
}

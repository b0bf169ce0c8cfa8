import { askProvider } from './ask-provider.ts'
import type { SmsProvider, SmsSettings } from './sms-provider.ts'

/** "The server cannot answer, come again": nothing was taken. */
const COME_AGAIN = 409

/** Kavenegar's verify/lookup: the key stands in the path, so the address is never written anywhere. */
export function kavenegar({ url = 'https://api.kavenegar.com', apiKey, template }: SmsSettings): SmsProvider {
  return {
    send: ({ mobile, code }) =>
      askProvider({
        url: `${url}/v1/${encodeURIComponent(apiKey)}/verify/lookup.json`,
        body: new URLSearchParams({ receptor: mobile, template, token: code }),
        read({ status, body }) {
          const said = (body.return as { status?: number } | undefined)?.status ?? status
          if (said === 200) return { kind: 'sent' }
          return { kind: said === COME_AGAIN ? 'not-sent' : 'refused', reason: String(said) }
        },
      }),
  }
}

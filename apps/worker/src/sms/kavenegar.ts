import { askProvider, type ProviderCall } from './ask-provider.ts'
import { type SmsProvider, type SmsSettings, toProvider } from './sms-provider.ts'

/** "The server cannot answer, come again": nothing was taken. */
const COME_AGAIN = 409

/** What it calls the values of a template, one after another. */
const TOKENS = ['token', 'token2', 'token3']

/** Kavenegar's verify/lookup and sms/send: the key is in the path, so the URL is never logged. */
export function kavenegar(settings: SmsSettings): SmsProvider {
  const { url = 'https://api.kavenegar.com', apiKey, line } = settings
  const call = (path: string, fields: Record<string, string>) =>
    askProvider({
      url: `${url}/v1/${encodeURIComponent(apiKey)}/${path}`,
      body: new URLSearchParams(fields),
      read,
    })
  return toProvider(settings, {
    sendTemplate({ mobile, template, values }) {
      const tokens = values.slice(0, TOKENS.length).map(({ value }, place) => [TOKENS[place] ?? '', value])
      return call('verify/lookup.json', { receptor: mobile, template, ...Object.fromEntries(tokens) })
    },
    sendText: ({ mobile, text }) => call('sms/send.json', { receptor: mobile, sender: line, message: text }),
  })
}

const read: ProviderCall['read'] = ({ status, body }) => {
  const said = (body.return as { status?: number } | undefined)?.status ?? status
  if (said === 200) return { kind: 'sent' }
  return { kind: said === COME_AGAIN ? 'not-sent' : 'refused', reason: String(said) }
}

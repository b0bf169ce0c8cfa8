import { askProvider } from './ask-provider.ts'
import { byTemplates, type SmsProvider, type SmsSettings } from './sms-provider.ts'

/** "The server cannot answer, come again": nothing was taken. */
const COME_AGAIN = 409

/** What it calls the values of a template, one after another. */
const TOKENS = ['token', 'token2', 'token3']

/** Kavenegar's verify/lookup: the key stands in the path, so the address is never written anywhere. */
export function kavenegar(settings: SmsSettings): SmsProvider {
  const { url = 'https://api.kavenegar.com', apiKey } = settings
  return byTemplates(settings, ({ mobile, template, values }) => {
    const tokens = values.slice(0, TOKENS.length).map(({ value }, place) => [TOKENS[place] ?? '', value])
    return askProvider({
      url: `${url}/v1/${encodeURIComponent(apiKey)}/verify/lookup.json`,
      body: new URLSearchParams({ receptor: mobile, template, ...Object.fromEntries(tokens) }),
      read({ status, body }) {
        const said = (body.return as { status?: number } | undefined)?.status ?? status
        if (said === 200) return { kind: 'sent' }
        return { kind: said === COME_AGAIN ? 'not-sent' : 'refused', reason: String(said) }
      },
    })
  })
}

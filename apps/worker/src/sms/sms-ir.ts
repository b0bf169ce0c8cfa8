import { askProvider } from './ask-provider.ts'
import type { SmsProvider, SmsSettings } from './sms-provider.ts'

/** SMS.ir's send/verify; status 1 means taken. */
export function smsIr({ url = 'https://api.sms.ir', apiKey, template, parameter }: SmsSettings): SmsProvider {
  return {
    send: ({ mobile, code }) =>
      askProvider({
        url: `${url}/v1/send/verify`,
        headers: { 'x-api-key': apiKey },
        body: { mobile, templateId: Number(template), parameters: [{ name: parameter, value: code }] },
        read: ({ body }) =>
          body.status === 1 ? { kind: 'sent' } : { kind: 'refused', reason: String(body.status) },
      }),
  }
}

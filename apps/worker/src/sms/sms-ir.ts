import { askProvider } from './ask-provider.ts'
import { type SmsProvider, type SmsSettings, toProvider } from './sms-provider.ts'

/** SMS.ir's send/verify and send/bulk; status 1 means taken. */
export function smsIr(settings: SmsSettings): SmsProvider {
  const { url = 'https://api.sms.ir', apiKey, line } = settings
  const call = (path: string, body: object) =>
    askProvider({
      url: `${url}/v1/send/${path}`,
      headers: { 'x-api-key': apiKey },
      body,
      read: ({ body: { status } }) =>
        status === 1 ? { kind: 'sent' } : { kind: 'refused', reason: String(status) },
    })
  return toProvider(settings, {
    sendTemplate: ({ mobile, template, values }) =>
      call('verify', { mobile, templateId: Number(template), parameters: values }),
    sendText: ({ mobile, text }) =>
      call('bulk', { lineNumber: Number(line), messageText: text, mobiles: [mobile] }),
  })
}

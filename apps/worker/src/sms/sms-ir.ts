import { askProvider } from './ask-provider.ts'
import { byTemplates, type SmsProvider, type SmsSettings } from './sms-provider.ts'

/** SMS.ir's send/verify; status 1 means taken. */
export function smsIr(settings: SmsSettings): SmsProvider {
  const { url = 'https://api.sms.ir', apiKey } = settings
  return byTemplates(settings, ({ mobile, template, values }) =>
    askProvider({
      url: `${url}/v1/send/verify`,
      headers: { 'x-api-key': apiKey },
      body: { mobile, templateId: Number(template), parameters: values },
      read: ({ body }) =>
        body.status === 1 ? { kind: 'sent' } : { kind: 'refused', reason: String(body.status) },
    }),
  )
}

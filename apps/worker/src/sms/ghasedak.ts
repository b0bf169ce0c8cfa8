import { randomUUID } from 'node:crypto'
import { askProvider } from './ask-provider.ts'
import { byTemplates, type SmsProvider, type SmsSettings } from './sms-provider.ts'

/** Ghasedak's SendOtpSMS. */
export function ghasedak(settings: SmsSettings): SmsProvider {
  const { url = 'https://gateway.ghasedak.me', apiKey } = settings
  return byTemplates(settings, ({ mobile, template, values }) =>
    askProvider({
      url: `${url}/rest/api/v1/WebService/SendOtpSMS`,
      headers: { ApiKey: apiKey },
      body: {
        receptors: [{ mobile, clientReferenceId: randomUUID() }],
        templateName: template,
        inputs: values.map(({ name, value }) => ({ param: name, value })),
        udh: false,
      },
      read({ status, body }) {
        // Its documents spell the fields both ways.
        if (body.IsSuccess === true || body.isSuccess === true) return { kind: 'sent' }
        return { kind: 'refused', reason: String(body.StatusCode ?? body.statusCode ?? status) }
      },
    }),
  )
}

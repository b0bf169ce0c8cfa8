import { randomUUID } from 'node:crypto'
import { askProvider } from './ask-provider.ts'
import type { SmsProvider, SmsSettings } from './sms-provider.ts'

/** Ghasedak's SendOtpSMS. */
export function ghasedak(settings: SmsSettings): SmsProvider {
  const { url = 'https://gateway.ghasedak.me', apiKey, template, parameter } = settings
  return {
    send: ({ mobile, code }) =>
      askProvider({
        url: `${url}/rest/api/v1/WebService/SendOtpSMS`,
        headers: { ApiKey: apiKey },
        body: {
          receptors: [{ mobile, clientReferenceId: randomUUID() }],
          templateName: template,
          inputs: [{ param: parameter, value: code }],
          udh: false,
        },
        read({ status, body }) {
          // Its documents spell the fields both ways.
          if (body.IsSuccess === true || body.isSuccess === true) return { kind: 'sent' }
          return { kind: 'refused', reason: String(body.StatusCode ?? body.statusCode ?? status) }
        },
      }),
  }
}

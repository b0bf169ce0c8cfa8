import { randomUUID } from 'node:crypto'
import { askProvider } from './ask-provider.ts'
import { type SmsProvider, type SmsSettings, toProvider } from './sms-provider.ts'

/** Ghasedak's SendOtpSMS and SendSingleSMS. */
export function ghasedak(settings: SmsSettings): SmsProvider {
  const { url = 'https://gateway.ghasedak.me', apiKey, line } = settings
  const call = (name: string, body: object) =>
    askProvider({
      url: `${url}/rest/api/v1/WebService/${name}`,
      headers: { ApiKey: apiKey },
      body,
      read({ status, body: said }) {
        // Its documents spell the fields both ways.
        if (said.IsSuccess === true || said.isSuccess === true) return { kind: 'sent' }
        return { kind: 'refused', reason: String(said.StatusCode ?? said.statusCode ?? status) }
      },
    })
  return toProvider(settings, {
    sendTemplate: ({ mobile, template, values }) =>
      call('SendOtpSMS', {
        receptors: [{ mobile, clientReferenceId: randomUUID() }],
        templateName: template,
        inputs: values.map(({ name, value }) => ({ param: name, value })),
        udh: false,
      }),
    sendText: ({ mobile, text }) =>
      call('SendSingleSMS', {
        lineNumber: line,
        receptor: mobile,
        message: text,
        clientReferenceId: randomUUID(),
        udh: false,
      }),
  })
}

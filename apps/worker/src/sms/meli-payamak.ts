import { askProvider } from './ask-provider.ts'
import { type SmsProvider, type SmsSettings, toProvider } from './sms-provider.ts'

/** Separates the values of a template, so that no value may contain it. */
const BETWEEN = ';'

/** MeliPayamak's BaseServiceNumber, where a template is a number and its values are in one text, and its SendSMS. */
export function meliPayamak(settings: SmsSettings): SmsProvider {
  const { url = 'https://rest.payamak-panel.com', username, password, line } = settings
  const call = (name: string, body: object) =>
    askProvider({
      url: `${url}/api/SendSMS/${name}`,
      body: { username, password, ...body },
      read: ({ body: said }) =>
        said.RetStatus === 1 ? { kind: 'sent' } : { kind: 'refused', reason: String(said.RetStatus) },
    })
  return toProvider(settings, {
    sendTemplate: ({ mobile, template, values }) =>
      call('BaseServiceNumber', {
        to: mobile,
        bodyId: Number(template),
        text: values.map(({ value }) => value.replaceAll(BETWEEN, ' ')).join(BETWEEN),
      }),
    sendText: ({ mobile, text }) => call('SendSMS', { to: mobile, from: line, text, isFlash: false }),
  })
}

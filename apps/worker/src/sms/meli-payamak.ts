import { askProvider } from './ask-provider.ts'
import { byTemplates, type SmsProvider, type SmsSettings } from './sms-provider.ts'

/** Stands between the values of a template, so that none of them may have it. */
const BETWEEN = ';'

/** MeliPayamak's BaseServiceNumber: the template is a number, and its values stand in one text. */
export function meliPayamak(settings: SmsSettings): SmsProvider {
  const { url = 'https://rest.payamak-panel.com', username, password } = settings
  return byTemplates(settings, ({ mobile, template, values }) =>
    askProvider({
      url: `${url}/api/SendSMS/BaseServiceNumber`,
      body: {
        username,
        password,
        to: mobile,
        bodyId: Number(template),
        text: values.map(({ value }) => value.replaceAll(BETWEEN, ' ')).join(BETWEEN),
      },
      read: ({ body }) =>
        body.RetStatus === 1 ? { kind: 'sent' } : { kind: 'refused', reason: String(body.RetStatus) },
    }),
  )
}

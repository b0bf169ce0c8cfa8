import { askProvider } from './ask-provider.ts'
import type { SmsProvider, SmsSettings } from './sms-provider.ts'

/** MeliPayamak's BaseServiceNumber: the template is a number, and its values stand in one text. */
export function meliPayamak(settings: SmsSettings): SmsProvider {
  const { url = 'https://rest.payamak-panel.com', username, password, template } = settings
  return {
    send: ({ mobile, code }) =>
      askProvider({
        url: `${url}/api/SendSMS/BaseServiceNumber`,
        body: { username, password, to: mobile, bodyId: Number(template), text: code },
        read: ({ body }) =>
          body.RetStatus === 1 ? { kind: 'sent' } : { kind: 'refused', reason: String(body.RetStatus) },
      }),
  }
}

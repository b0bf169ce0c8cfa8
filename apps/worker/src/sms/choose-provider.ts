import { ghasedak } from './ghasedak.ts'
import { kavenegar } from './kavenegar.ts'
import { meliPayamak } from './meli-payamak.ts'
import { smsIr } from './sms-ir.ts'
import type { SmsProvider, SmsSettings } from './sms-provider.ts'

/** Every provider that the shop can send by, by the name that the settings give it. */
export const SMS_PROVIDERS: Record<string, (settings: SmsSettings) => SmsProvider> = {
  kavenegar,
  'sms.ir': smsIr,
  ghasedak,
  melipayamak: meliPayamak,
}

type Environment = Record<string, string | undefined>

/** The provider that the settings name; null for a shop that sends no SMS. */
export function readSmsProvider(env: Environment): SmsProvider | null {
  const { SMS_PROVIDER: provider } = env
  if (!provider) return null
  const make = SMS_PROVIDERS[provider]
  if (!make)
    throw new Error(`worker cannot start: SMS_PROVIDER is one of ${Object.keys(SMS_PROVIDERS).join(', ')}`)
  const needed =
    provider === 'melipayamak'
      ? ['SMS_USERNAME', 'SMS_PASSWORD', 'SMS_TEMPLATE']
      : ['SMS_API_KEY', 'SMS_TEMPLATE']
  const missing = needed.filter((name) => !env[name])
  if (missing.length > 0)
    throw new Error(`worker cannot start: set ${missing.join(', ')} (see docs/guides/settings.md)`)
  return make({
    provider,
    url: env.SMS_URL,
    apiKey: env.SMS_API_KEY ?? '',
    username: env.SMS_USERNAME ?? '',
    password: env.SMS_PASSWORD ?? '',
    template: env.SMS_TEMPLATE ?? '',
    parameter: env.SMS_PARAMETER ?? 'Code',
    line: env.SMS_LINE ?? '',
  })
}

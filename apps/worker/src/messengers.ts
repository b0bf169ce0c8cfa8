import { readMailer } from './mail/mailer.ts'
import type { Messengers } from './send-code.ts'
import { readSmsProvider } from './sms/choose-provider.ts'

/** Who carries codes, as the settings name them. */
export function readMessengers(env: Record<string, string | undefined>): Messengers {
  return {
    secret: env.RASTEH_SECRET ?? '',
    sms: readSmsProvider(env),
    mailer: readMailer(env),
    onFailure: (reason) => console.error(reason),
  }
}

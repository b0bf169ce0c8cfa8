import type { Logger } from 'pino'
import { openLog } from './log.ts'
import { readMailer } from './mail/mailer.ts'
import type { Messengers } from './send-code.ts'
import { readSmsProvider } from './sms/choose-provider.ts'
import { readOrderTemplates } from './sms/order-templates.ts'

/** Who carries codes and news of orders, as the settings name them. */
export function readMessengers(
  env: Record<string, string | undefined>,
  log: Logger = openLog(env),
): Messengers {
  return {
    secret: env.RASTEH_SECRET ?? '',
    sms: readSmsProvider(env),
    mailer: readMailer(env),
    orderTemplates: readOrderTemplates(env),
    origin: env.RASTEH_ORIGIN ?? null,
    onFailure: (reason) => log.error(reason),
  }
}

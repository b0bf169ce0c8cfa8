import { openPool } from '@rasteh/shop-store/platform/pool'
import { SEEDED_LOGS } from './processes/start-seeded-shop.ts'
import { searchLogs } from './verify/search-logs.ts'

/** Passwords that journeys type. */
const TYPED = [
  'rasteh-owner',
  'rasteh-manager',
  'rasteh-deputy',
  'rasteh-editor',
  'rasteh-customer',
  'گذرواژهٔ آزمون ۱۲',
]

/**
 * After the last journey: no log contains what the journeys typed, or a person's session, national code or one-time
 * code.
 */
export default async function afterJourneys(): Promise<void> {
  const finds = searchLogs(SEEDED_LOGS, [...TYPED, ...(await keptSecrets()), ...(await sentCodes())])
  if (finds.length === 0) return
  const shown = finds.slice(0, 10).map(({ file, what, line }) => `${file}: ${what} in “${line}”`)
  throw new Error(`the shop's logs hold secrets:\n${shown.join('\n')}`)
}

async function keptSecrets(): Promise<string[]> {
  const url = process.env.RASTEH_E2E_DATABASE_URL ?? ''
  const database = openPool({ url, name: 'rasteh-after-journeys', max: 1 })
  const { rows } = await database
    .query<{ secret: string }>(
      `select national_code as secret from shop.profiles union select id from public.customers_sessions
       union select id from public.staff_sessions`,
    )
    .finally(() => database.end())
  return rows.map(({ secret }) => secret)
}

/** The codes that were sent to mobiles, as the provider's stand-in has them. */
async function sentCodes(): Promise<string[]> {
  const answer = await fetch(process.env.RASTEH_E2E_MESSAGES ?? '')
  const messages = (await answer.json()) as { code?: string }[]
  return messages.flatMap(({ code }) => code ?? [])
}

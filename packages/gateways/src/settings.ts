import { digipayGateway } from './digipay/digipay.ts'
import type { BankAddress, Gateway, GatewayName } from './gateway.ts'
import { mellatGateway } from './mellat/mellat.ts'
import { parsianGateway } from './parsian/parsian.ts'
import { sepGateway } from './sep/sep.ts'
import { snapppayGateway } from './snapppay/snapppay.ts'
import { vandarGateway } from './vandar/vandar.ts'
import { zarinpalGateway } from './zarinpal/zarinpal.ts'
import { zibalGateway } from './zibal/zibal.ts'

type Environment = Record<string, string | undefined>
type Credentials = Record<string, string>

type BankRow = {
  /** Null: the provider gives each shop an address of its own. */
  url: string | null
  needs: readonly string[]
  /** The forms of what is needed, where a wrong one would be found out only by a shopper. */
  forms?: Record<string, RegExp>
  minutes: number
  open: (address: BankAddress, given: Credentials, env: Environment) => Gateway
}

const TIME_OUT_MS = 10_000
const CLIENT = ['CLIENT_ID', 'CLIENT_SECRET', 'USER_NAME', 'PASSWORD'] as const
const DIGITS = /^\d{1,15}$/

const clientOf = (given: Credentials) => ({
  clientId: given.CLIENT_ID ?? '',
  clientSecret: given.CLIENT_SECRET ?? '',
  userName: given.USER_NAME ?? '',
  password: given.PASSWORD ?? '',
})

/** Windows that gateways.md does not confirm can be set otherwise by BANK_<NAME>_VERIFY_MINUTES. */
const BANKS: Record<GatewayName, BankRow> = {
  zarinpal: {
    url: 'https://payment.zarinpal.com',
    needs: ['MERCHANT_ID'],
    forms: { MERCHANT_ID: /^[\w-]{36}$/ },
    minutes: 1_440,
    open: (address, given) => zarinpalGateway({ ...address, merchantId: given.MERCHANT_ID ?? '' }),
  },
  sep: {
    url: 'https://sep.shaparak.ir',
    needs: ['TERMINAL_ID'],
    forms: { TERMINAL_ID: DIGITS },
    minutes: 30,
    open: (address, given) => sepGateway({ ...address, terminalId: given.TERMINAL_ID ?? '' }),
  },
  mellat: {
    url: 'https://bpm.shaparak.ir',
    needs: ['TERMINAL_ID', 'USER_NAME', 'PASSWORD'],
    forms: { TERMINAL_ID: DIGITS },
    minutes: 15,
    open: (address, given) =>
      mellatGateway({
        ...address,
        terminalId: given.TERMINAL_ID ?? '',
        userName: given.USER_NAME ?? '',
        password: given.PASSWORD ?? '',
      }),
  },
  zibal: {
    url: 'https://gateway.zibal.ir',
    needs: ['MERCHANT'],
    minutes: 20,
    open: (address, given) => zibalGateway({ ...address, merchant: given.MERCHANT ?? '' }),
  },
  vandar: {
    url: 'https://ipg.vandar.io',
    needs: ['API_KEY'],
    minutes: 20,
    open: (address, given) => vandarGateway({ ...address, apiKey: given.API_KEY ?? '' }),
  },
  parsian: {
    url: 'https://pec.shaparak.ir',
    needs: ['LOGIN_ACCOUNT'],
    minutes: 30,
    open: (address, given) => parsianGateway({ ...address, loginAccount: given.LOGIN_ACCOUNT ?? '' }),
  },
  snapppay: {
    url: null,
    needs: CLIENT,
    minutes: 30,
    open: (address, given) => snapppayGateway({ ...address, ...clientOf(given) }),
  },
  digipay: {
    url: 'https://api.mydigipay.com',
    needs: CLIENT,
    minutes: 30,
    open: (address, given, env) =>
      digipayGateway({
        ...address,
        ...clientOf(given),
        reportsDelivered: env.BANK_DIGIPAY_TELLS_DELIVERED !== 'no',
      }),
  },
}

/** The gateways whose settings are given; the others are absent. Half-given ones are refused, all of them by name. */
export function readGateways(env: Environment): Map<GatewayName, Gateway> {
  const gateways = new Map<GatewayName, Gateway>()
  const problems: string[] = []
  const timeOutMs = readCount(env, 'BANK_TIME_OUT_MS', TIME_OUT_MS, problems)
  for (const [name, row] of Object.entries(BANKS) as [GatewayName, BankRow][]) {
    const given = readCredentials(env, name, row, problems)
    if (!given) continue
    const url = readUrl(env, name, row, problems)
    const verifyWithinMinutes = readCount(env, `${prefixOf(name)}VERIFY_MINUTES`, row.minutes, problems)
    gateways.set(name, row.open({ url, timeOutMs, verifyWithinMinutes }, given, env))
  }
  if (problems.length > 0) throw new Error(`${problems.join('; ')} (see docs/guides/settings.md)`)
  return gateways
}

const prefixOf = (name: GatewayName) => `BANK_${name.toUpperCase()}_`

/** Names what is wrong and never its value: these are secrets. */
function readCredentials(
  env: Environment,
  name: GatewayName,
  row: BankRow,
  problems: string[],
): Credentials | null {
  const prefix = prefixOf(name)
  const isNamed = ['URL', ...row.needs].some((need) => env[prefix + need])
  if (!isNamed) return null
  const missing = row.needs.filter((need) => !env[prefix + need])
  if (missing.length > 0) problems.push(`set ${missing.map((need) => prefix + need).join(', ')}`)
  for (const [need, form] of Object.entries(row.forms ?? {})) {
    const value = env[prefix + need]
    if (value && !form.test(value)) problems.push(`${prefix}${need} is not of the form that the bank gives`)
  }
  return Object.fromEntries(row.needs.map((need) => [need, env[prefix + need] ?? '']))
}

/** Without https only a simulator on this machine is spoken to. */
function readUrl(env: Environment, name: GatewayName, row: BankRow, problems: string[]): string {
  const variable = `${prefixOf(name)}URL`
  const given = env[variable] ?? row.url
  if (given === null) {
    problems.push(`set ${variable}`)
    return ''
  }
  const url = URL.canParse(given) ? new URL(given) : null
  const isLocal = url?.protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname)
  if (!url || (url.protocol !== 'https:' && !isLocal) || url.username || url.search || url.hash) {
    problems.push(`${variable} must be a plain https address`)
  }
  return given.replace(/\/+$/, '')
}

function readCount(env: Environment, variable: string, usual: number, problems: string[]): number {
  const given = env[variable]
  if (!given) return usual
  if (!/^[1-9]\d{0,6}$/.test(given)) problems.push(`${variable} must be a whole number above 0`)
  return Number(given)
}

import type { Attempt, Gateway, GatewayName } from '@rasteh/gateways/gateway'
import { readGateways } from '@rasteh/gateways/settings'
import {
  BANKS,
  type BankSimulator,
  bankEnvironment,
  type Outcome,
  startBankSimulator,
} from '@rasteh/simulator/banks'

export const AMOUNT_RIAL = 1_250_000
const HASTY_MS = 250
const RETURN = 'http://127.0.0.1:9/shop/payment/return'

export type BankFixture = Awaited<ReturnType<typeof openBankFixture>>

/** All gateways at a simulator of their own; every payment gets the next number. */
export async function openBankFixture() {
  const simulator: BankSimulator = await startBankSimulator({ slowMs: HASTY_MS * 4 })
  const env = bankEnvironment(simulator.url)
  const gateways = readGateways(env)
  const hasty = readGateways({ ...env, BANK_TIME_OUT_MS: String(HASTY_MS) })
  let number = 7_000
  const gateway = (name: GatewayName) => gateways.get(name) as Gateway
  /** One that does not wait long, for what never answers. */
  const hastyGateway = (name: GatewayName) => hasty.get(name) as Gateway
  const asked = (name: GatewayName, amountRial = AMOUNT_RIAL) => {
    number += 1
    return {
      attemptNumber: number,
      amountRial,
      returnUrl: `${RETURN}/${name}/${number}`,
      mobile: '09121234567',
      description: 'سفارش ۷۰۰۱ <راسته> & دوستان',
    }
  }
  /** A payment that the bank took on, as the shop has it before anybody comes back. */
  const start = async (name: GatewayName, amountRial = AMOUNT_RIAL): Promise<Attempt> => {
    const payment = asked(name, amountRial)
    const answer = await gateway(name).request(payment)
    if (answer.kind !== 'accepted') throw new Error(`${name}: ${JSON.stringify(answer)}`)
    return { attemptNumber: payment.attemptNumber, amountRial, authority: answer.authority, kept: null }
  }
  /** The same after the shopper did something at the bank and came back with it. */
  const comeBack = (name: GatewayName, attempt: Attempt, outcome: Outcome = 'pay'): Attempt => {
    const [back] = simulator.beShopper(name, attempt.authority, outcome) ?? []
    const returned = back ? gateway(name).readReturn(back.fields) : 'not-a-return'
    return returned === 'not-a-return' ? attempt : { ...attempt, kept: returned.kept }
  }
  const recordOf = (name: GatewayName, { authority }: Attempt) =>
    simulator.payments().find((one) => one.bank === name && one.authority === authority)
  return { simulator, env, gateway, hastyGateway, asked, start, comeBack, recordOf }
}

export const NAMES: readonly GatewayName[] = BANKS

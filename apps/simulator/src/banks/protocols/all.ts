import type { BankName } from '../payment.ts'
import type { BankProtocol } from '../protocol.ts'
import { digipay } from './digipay.ts'
import { mellat } from './mellat.ts'
import { parsian } from './parsian.ts'
import { sep } from './sep.ts'
import { snapppay } from './snapppay.ts'
import { vandar } from './vandar.ts'
import { zarinpal } from './zarinpal.ts'
import { zibal } from './zibal.ts'

export const PROTOCOLS: Record<BankName, BankProtocol> = {
  zarinpal,
  sep,
  mellat,
  zibal,
  vandar,
  parsian,
  snapppay,
  digipay,
}

import { checkMoney } from '@rasteh/shop-store/payments/check-money'
import { runShopChecks } from './run-shop-checks.ts'

/** Says whether every order, payment, unit, code and point adds up; exits non-zero and shows the rows that do not. */
await runShopChecks('rasteh-check-money', checkMoney)

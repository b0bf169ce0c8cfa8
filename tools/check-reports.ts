import { checkReports } from '@rasteh/shop-store/reports/check-reports'
import { runShopChecks } from './run-shop-checks.ts'

/** Says whether the sums of the reports are those of the orders; exits non-zero and shows the days that are not. */
await runShopChecks('rasteh-check-reports', checkReports)

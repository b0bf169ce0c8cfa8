import type { Caller } from '../caller.ts'

/** Who answers a captcha: the handles are those of the open challenges that the browser was shown for the form. */
export type CaptchaCaller = Caller & { handles: readonly string[] }

/** The credentials that the simulated banks take; no real shop has them. */
export const CREDENTIALS = {
  zarinpalMerchant: '00000000-0000-4000-8000-000000000000',
  sepTerminal: '13500000',
  mellat: { terminalId: '6500000', userName: 'rasteh', password: 'development' },
  zibalMerchant: 'zibal',
  vandarKey: 'development-key',
  parsianAccount: 'development-account',
  client: { id: 'rasteh', secret: 'development', userName: 'shop', password: 'development' },
} as const

/** What a shop reads from its environment so that all its banks are the simulator at this address. */
export function bankEnvironment(url: string): Record<string, string> {
  const { mellat, client } = CREDENTIALS
  const clientAs = (bank: string) => ({
    [`BANK_${bank}_CLIENT_ID`]: client.id,
    [`BANK_${bank}_CLIENT_SECRET`]: client.secret,
    [`BANK_${bank}_USER_NAME`]: client.userName,
    [`BANK_${bank}_PASSWORD`]: client.password,
  })
  return {
    BANK_ZARINPAL_URL: `${url}/zarinpal`,
    BANK_ZARINPAL_MERCHANT_ID: CREDENTIALS.zarinpalMerchant,
    BANK_SEP_URL: `${url}/sep`,
    BANK_SEP_TERMINAL_ID: CREDENTIALS.sepTerminal,
    BANK_MELLAT_URL: `${url}/mellat`,
    BANK_MELLAT_TERMINAL_ID: mellat.terminalId,
    BANK_MELLAT_USER_NAME: mellat.userName,
    BANK_MELLAT_PASSWORD: mellat.password,
    BANK_ZIBAL_URL: `${url}/zibal`,
    BANK_ZIBAL_MERCHANT: CREDENTIALS.zibalMerchant,
    BANK_VANDAR_URL: `${url}/vandar`,
    BANK_VANDAR_API_KEY: CREDENTIALS.vandarKey,
    BANK_PARSIAN_URL: `${url}/parsian`,
    BANK_PARSIAN_LOGIN_ACCOUNT: CREDENTIALS.parsianAccount,
    BANK_SNAPPPAY_URL: `${url}/snapppay`,
    ...clientAs('SNAPPPAY'),
    BANK_DIGIPAY_URL: `${url}/digipay`,
    ...clientAs('DIGIPAY'),
  }
}

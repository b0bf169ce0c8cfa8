import { readData } from './read-data.ts'
import { Trade } from './schema/trade.ts'

/** What a fresh shop sells with: payment methods, banks, instalment plans and delivery methods. */
export const seedTrade = (): Trade => readData(Trade, 'trade.json')

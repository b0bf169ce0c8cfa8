import { readData } from './read-data.ts'
import { Shop } from './schema/shop.ts'

/** The words of the seeded shop itself. */
export const SHOP = readData(Shop, 'shop.json')

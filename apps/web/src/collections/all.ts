import type { CollectionConfig, GlobalConfig } from 'payload'
import { ShopSettings } from '../globals/ShopSettings/config.ts'
import { Categories } from './Categories/config.ts'
import { CustomerGroups } from './CustomerGroups/config.ts'
import { Customers } from './Customers/config.ts'
import { Gifts } from './Gifts/config.ts'
import { Marketers } from './Marketers/config.ts'
import { Media } from './Media/config.ts'
import { Messages } from './Messages/config.ts'
import { News } from './News/config.ts'
import { Offers } from './Offers/config.ts'
import { Pages } from './Pages/config.ts'
import { PriceLayers } from './PriceLayers/config.ts'
import { Prices } from './Prices/config.ts'
import { Products } from './Products/config.ts'
import { SpecialCodes } from './SpecialCodes/config.ts'
import { Staff } from './Staff/config.ts'
import { Variants } from './Variants/config.ts'

/** Everything that people write, in the order of the dashboard's menu. */
export const collections: CollectionConfig[] = [
  Products,
  Variants,
  Prices,
  PriceLayers,
  Offers,
  SpecialCodes,
  Gifts,
  Categories,
  Media,
  Pages,
  News,
  Messages,
  Customers,
  CustomerGroups,
  Marketers,
  Staff,
]

export const globals: GlobalConfig[] = [ShopSettings]

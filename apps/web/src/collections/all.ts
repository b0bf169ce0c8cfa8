import type { CollectionConfig, GlobalConfig } from 'payload'
import { ShopSettings } from '../globals/ShopSettings/config.ts'
import { Categories } from './Categories/config.ts'
import { Customers } from './Customers/config.ts'
import { Media } from './Media/config.ts'
import { Messages } from './Messages/config.ts'
import { News } from './News/config.ts'
import { Pages } from './Pages/config.ts'
import { Prices } from './Prices/config.ts'
import { Products } from './Products/config.ts'
import { Staff } from './Staff/config.ts'
import { Variants } from './Variants/config.ts'

/** Everything that people write, in the order of the dashboard's menu. */
export const collections: CollectionConfig[] = [
  Products,
  Variants,
  Prices,
  Categories,
  Media,
  Pages,
  News,
  Messages,
  Customers,
  Staff,
]

export const globals: GlobalConfig[] = [ShopSettings]

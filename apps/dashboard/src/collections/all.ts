import type { CollectionConfig, GlobalConfig } from 'payload'
import { Footer } from '../globals/Footer/config.ts'
import { Header } from '../globals/Header/config.ts'
import { MainMenu } from '../globals/MainMenu/config.ts'
import { ShopSettings } from '../globals/ShopSettings/config.ts'
import { Banks } from './Banks/config.ts'
import { Categories } from './Categories/config.ts'
import { Cities } from './Cities/config.ts'
import { Comments } from './Comments/config.ts'
import { CustomerGroups } from './CustomerGroups/config.ts'
import { Customers } from './Customers/config.ts'
import { DeliveryMethods } from './DeliveryMethods/config.ts'
import { Downloads } from './Downloads/config.ts'
import { Feedback } from './Feedback/config.ts'
import { Gifts } from './Gifts/config.ts'
import { InstallmentBanks } from './InstallmentBanks/config.ts'
import { InstallmentPlans } from './InstallmentPlans/config.ts'
import { Marketers } from './Marketers/config.ts'
import { Media } from './Media/config.ts'
import { Messages } from './Messages/config.ts'
import { News } from './News/config.ts'
import { Offers } from './Offers/config.ts'
import { Pages } from './Pages/config.ts'
import { PaymentMethods } from './PaymentMethods/config.ts'
import { PriceLayers } from './PriceLayers/config.ts'
import { Prices } from './Prices/config.ts'
import { ProductGroups } from './ProductGroups/config.ts'
import { Products } from './Products/config.ts'
import { Redirects } from './Redirects/config.ts'
import { SearchJudgements } from './SearchJudgements/config.ts'
import { SearchRules } from './SearchRules/config.ts'
import { SearchSynonyms } from './SearchSynonyms/config.ts'
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
  ProductGroups,
  Downloads,
  SearchSynonyms,
  SearchRules,
  SearchJudgements,
  Pages,
  News,
  Media,
  Messages,
  Redirects,
  Comments,
  Feedback,
  Customers,
  CustomerGroups,
  Marketers,
  PaymentMethods,
  Banks,
  InstallmentBanks,
  InstallmentPlans,
  DeliveryMethods,
  Cities,
  Staff,
]

export const globals: GlobalConfig[] = [MainMenu, Header, Footer, ShopSettings]

import type { CollectionConfig, GlobalConfig } from 'payload'
import { Authors } from '#collections/Authors/config.ts'
import { Banks } from '#collections/Banks/config.ts'
import { Categories } from '#collections/Categories/config.ts'
import { Cities } from '#collections/Cities/config.ts'
import { Comments } from '#collections/Comments/config.ts'
import { CustomerGroups } from '#collections/CustomerGroups/config.ts'
import { Customers } from '#collections/Customers/config.ts'
import { DeliveryMethods } from '#collections/DeliveryMethods/config.ts'
import { Downloads } from '#collections/Downloads/config.ts'
import { Feedback } from '#collections/Feedback/config.ts'
import { Files } from '#collections/Files/config.ts'
import { Forms } from '#collections/Forms/config.ts'
import { Gifts } from '#collections/Gifts/config.ts'
import { InstallmentBanks } from '#collections/InstallmentBanks/config.ts'
import { InstallmentPlans } from '#collections/InstallmentPlans/config.ts'
import { Marketers } from '#collections/Marketers/config.ts'
import { Media } from '#collections/Media/config.ts'
import { MediaFolders } from '#collections/MediaFolders/config.ts'
import { Messages } from '#collections/Messages/config.ts'
import { News } from '#collections/News/config.ts'
import { NewsCategories } from '#collections/NewsCategories/config.ts'
import { Offers } from '#collections/Offers/config.ts'
import { Pages } from '#collections/Pages/config.ts'
import { PaymentMethods } from '#collections/PaymentMethods/config.ts'
import { PriceLayers } from '#collections/PriceLayers/config.ts'
import { Prices } from '#collections/Prices/config.ts'
import { ProductGroups } from '#collections/ProductGroups/config.ts'
import { Products } from '#collections/Products/config.ts'
import { Redirects } from '#collections/Redirects/config.ts'
import { SearchJudgements } from '#collections/SearchJudgements/config.ts'
import { SearchRules } from '#collections/SearchRules/config.ts'
import { SearchSynonyms } from '#collections/SearchSynonyms/config.ts'
import { SharedSections } from '#collections/SharedSections/config.ts'
import { SpecialCodes } from '#collections/SpecialCodes/config.ts'
import { Staff } from '#collections/Staff/config.ts'
import { Variants } from '#collections/Variants/config.ts'
import { Brand } from '#globals/Brand/config.ts'
import { Footer } from '#globals/Footer/config.ts'
import { Header } from '#globals/Header/config.ts'
import { MainMenu } from '#globals/MainMenu/config.ts'
import { ShopSettings } from '#globals/ShopSettings/config.ts'

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
  SharedSections,
  News,
  NewsCategories,
  Authors,
  Media,
  Files,
  MediaFolders,
  Messages,
  Redirects,
  Comments,
  Feedback,
  Forms,
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

export const globals: GlobalConfig[] = [Brand, MainMenu, Header, Footer, ShopSettings]

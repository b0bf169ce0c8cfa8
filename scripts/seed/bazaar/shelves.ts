import type { ProductType } from './facts.ts'
import { appliancesBig } from './shelves/appliances.ts'
import { beautyCare } from './shelves/beauty.ts'
import { garments } from './shelves/clothes.ts'
import { computers } from './shelves/computers.ts'
import { cultureAndPlay } from './shelves/culture.ts'
import { groceries } from './shelves/food.ts'
import { homeware } from './shelves/home.ts'
import { kitchenware } from './shelves/kitchen.ts'
import { mobile, phoneCase, screenProtector, tablet } from './shelves/mobile.ts'
import { shoesAndBags } from './shelves/shoes-and-bags.ts'
import { appliancesSmall } from './shelves/small-appliances.ts'
import { soundAndPicture } from './shelves/sound-and-picture.ts'
import { storage } from './shelves/storage.ts'
import { toolsSportCar } from './shelves/tools-sport-car.ts'

/** Everything the bazaar sells. */
export const PRODUCT_TYPES: readonly ProductType[] = [
  mobile,
  tablet,
  phoneCase,
  screenProtector,
  ...computers,
  ...storage,
  ...soundAndPicture,
  ...appliancesBig,
  ...appliancesSmall,
  ...kitchenware,
  ...homeware,
  ...garments,
  ...shoesAndBags,
  ...beautyCare,
  ...cultureAndPlay,
  ...toolsSportCar,
  ...groceries,
]

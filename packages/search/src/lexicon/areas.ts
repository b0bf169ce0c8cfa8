import { APPLIANCES } from './areas/appliances.ts'
import { BEAUTY } from './areas/beauty.ts'
import { BRANDS } from './areas/brands.ts'
import { BUILDING } from './areas/building.ts'
import { CHILDREN } from './areas/children.ts'
import { CLOTHING } from './areas/clothing.ts'
import { COMPUTERS } from './areas/computers.ts'
import { COOLING_AND_WATER } from './areas/cooling-and-water.ts'
import { CULTURE_AND_GIFTS } from './areas/culture-and-gifts.ts'
import { FURNITURE } from './areas/furniture.ts'
import { GARDEN_AND_PETS } from './areas/garden-and-pets.ts'
import { GROCERIES } from './areas/groceries.ts'
import { HEALTH_AND_CLEANING } from './areas/health-and-cleaning.ts'
import { KITCHEN } from './areas/kitchen.ts'
import { NUTS_AND_SWEETS } from './areas/nuts-and-sweets.ts'
import { OCCASIONS } from './areas/occasions.ts'
import { OFFICE_AND_SERVICES } from './areas/office-and-services.ts'
import { PHONES } from './areas/phones.ts'
import { QUALITIES } from './areas/qualities.ts'
import { SHOES_BAGS_JEWELLERY } from './areas/shoes-bags-jewellery.ts'
import { SOUND_AND_PICTURE } from './areas/sound-and-picture.ts'
import { SPORT_AND_TRAVEL } from './areas/sport-and-travel.ts'
import { STATIONERY_AND_BOOKS } from './areas/stationery-and-books.ts'
import { TABLE_AND_POTTERY } from './areas/table-and-pottery.ts'
import { TEXTILES } from './areas/textiles.ts'
import { TOOLS } from './areas/tools.ts'
import { VEHICLES } from './areas/vehicles.ts'
import type { ConceptSort } from './read-lexicon.ts'

/** The lexicon's data, an area each. */
const AREAS = {
  phones: PHONES,
  soundAndPicture: SOUND_AND_PICTURE,
  computers: COMPUTERS,
  appliances: APPLIANCES,
  coolingAndWater: COOLING_AND_WATER,
  kitchen: KITCHEN,
  tableAndPottery: TABLE_AND_POTTERY,
  furniture: FURNITURE,
  textiles: TEXTILES,
  tools: TOOLS,
  building: BUILDING,
  vehicles: VEHICLES,
  gardenAndPets: GARDEN_AND_PETS,
  children: CHILDREN,
  stationeryAndBooks: STATIONERY_AND_BOOKS,
  sportAndTravel: SPORT_AND_TRAVEL,
  beauty: BEAUTY,
  healthAndCleaning: HEALTH_AND_CLEANING,
  groceries: GROCERIES,
  nutsAndSweets: NUTS_AND_SWEETS,
  clothing: CLOTHING,
  shoesBagsJewellery: SHOES_BAGS_JEWELLERY,
  cultureAndGifts: CULTURE_AND_GIFTS,
  officeAndServices: OFFICE_AND_SERVICES,
  brands: BRANDS,
  qualities: QUALITIES,
  occasions: OCCASIONS,
} as const

export type Area = keyof typeof AREAS

const SORTS: Partial<Record<Area, ConceptSort>> = { qualities: 'quality', occasions: 'occasion' }

/** The data of an area and what its groups name. */
export const areaTexts: readonly {
  readonly area: Area
  readonly text: string
  readonly sort: ConceptSort
}[] = Object.entries(AREAS).map(([area, text]) => ({
  area: area as Area,
  text,
  sort: SORTS[area as Area] ?? 'thing',
}))

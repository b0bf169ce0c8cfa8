import { toSlug } from '@rasteh/persian-text/slug'
import { buildProduct, type SeedProduct } from './build-product.ts'
import { bags } from './categories/bags.ts'
import { books } from './categories/books.ts'
import { ceramics } from './categories/ceramics.ts'
import { clothes } from './categories/clothes.ts'
import { courses } from './categories/courses.ts'
import { honey } from './categories/honey.ts'
import { kitchen } from './categories/kitchen.ts'
import { lamps } from './categories/lamps.ts'
import { laptops } from './categories/laptops.ts'
import { nuts } from './categories/nuts.ts'
import { perfume } from './categories/perfume.ts'
import { phones } from './categories/phones.ts'
import { plants } from './categories/plants.ts'
import { rugs } from './categories/rugs.ts'
import { sound } from './categories/sound.ts'
import { spices } from './categories/spices.ts'
import { stationery } from './categories/stationery.ts'
import { tea } from './categories/tea.ts'
import { toys } from './categories/toys.ts'
import { watches } from './categories/watches.ts'
import type { Kind, Look } from './pictures/drawings.ts'
import type { CategorySource } from './source.ts'

export type { SeedProduct } from './build-product.ts'

export type SeedCategory = {
  code: string
  nameFa: string
  nameEn: string
  slug: string
  descriptionFa: string
  descriptionEn: string
  /** The group a menu shows it under; a group has no page of its own. */
  departmentCode: string
  departmentFa: string
  departmentEn: string
  /** What drawCategory needs. */
  look: Look & { turn: number }
}

export type SeedCatalogue = { categories: SeedCategory[]; products: SeedProduct[] }

/** The Persian shop of the seed: the same categories and products on every machine and at every call. */
export function seedCatalogue(): SeedCatalogue {
  const shelves = inMenuOrder()
  return {
    categories: shelves.map(({ products, ...category }, turn) => ({
      ...category,
      look: coverOf(products, turn),
    })),
    products: shelves.flatMap(({ products }) => products),
  }
}

function inMenuOrder() {
  return [
    shelf(phones),
    shelf(rugs),
    shelf(tea),
    shelf(books),
    shelf(clothes),
    shelf(laptops),
    shelf(ceramics),
    shelf(spices),
    shelf(bags),
    shelf(kitchen),
    shelf(sound),
    shelf(nuts),
    shelf(toys),
    shelf(lamps),
    shelf(watches),
    shelf(honey),
    shelf(perfume),
    shelf(stationery),
    shelf(plants),
    shelf(courses),
  ]
}

function shelf<K extends Kind, Spec>(source: CategorySource<K, Spec>) {
  const products = source.items.map((item, index) => buildProduct(source, item, index + source.code.length))
  return {
    code: source.code,
    nameFa: source.name[0],
    nameEn: source.name[1],
    slug: toSlug(source.name[0]),
    descriptionFa: source.description[0],
    descriptionEn: source.description[1],
    departmentCode: source.department.code,
    departmentFa: source.department.name[0],
    departmentEn: source.department.name[1],
    products,
  }
}

/** A category is shown by one of its first products, so that the categories differ in colour too. */
function coverOf(products: readonly SeedProduct[], turn: number): Look & { turn: number } {
  const cover = products[turn % 4]
  if (!cover) throw new Error('A category with so few products cannot be shown.')
  return { ...cover.look, turn }
}

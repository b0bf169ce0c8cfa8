import { toSlug } from '@rasteh/persian-text/slug'
import { buildProduct, type SeedProduct } from './build-product.ts'
import type { Look } from './pictures/drawings.ts'
import { readData, readFolder } from './read-data.ts'
import { CategorySource, Departments } from './schema/category.ts'
import type { Text } from './schema/text.ts'

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
  const departments = readData(Departments, 'departments.json')
  const shelves = readFolder(CategorySource, 'categories').map((source) =>
    toShelf(source, departments[source.department]),
  )
  return {
    categories: shelves.map(({ products, ...category }, turn) => ({
      ...category,
      look: coverOf(products, turn),
    })),
    products: shelves.flatMap(({ products }) => products),
  }
}

function toShelf(source: CategorySource, department: Text | undefined) {
  if (!department) throw new Error(`There is no department ${source.department}.`)
  const products = source.products.map((item, index) =>
    buildProduct(source, item, index + source.code.length),
  )
  return {
    code: source.code,
    nameFa: source.name.fa,
    nameEn: source.name.en,
    slug: toSlug(source.name.fa),
    descriptionFa: source.description.fa,
    descriptionEn: source.description.en,
    departmentCode: source.department,
    departmentFa: department.fa,
    departmentEn: department.en,
    products,
  }
}

/** A category is shown by one of its first products, so that the categories differ in colour too. */
function coverOf(products: readonly SeedProduct[], turn: number): Look & { turn: number } {
  const cover = products[turn % 4]
  if (!cover) throw new Error('A category with so few products cannot be shown.')
  return { ...cover.look, turn }
}

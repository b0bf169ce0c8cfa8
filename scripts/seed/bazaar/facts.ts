/** A thing that differs between products of one type: a number with its unit, or one of some words. */
export type Trait = {
  readonly key: string
  readonly name: string
  readonly unit: string
  readonly values: readonly (number | string)[]
}

/** A type of product as it is written down by hand; `|` parts the ways shops write one thing. */
export type ProductType = {
  readonly key: string
  readonly department: DepartmentKey
  /** The name of its category. */
  readonly category: readonly [fa: string, en: string]
  /** How titles call it; the first is the commonest. */
  readonly nouns: string
  /** Its share of the catalogue. */
  readonly weight: number
  /** In thousands of Tomans. */
  readonly price: readonly [from: number, to: number]
  /** Keys of brands, with spaces between. */
  readonly brands: string
  /** Models by brand: `name=code` parted by commas. Types without them get models by `codes`. */
  readonly models?: Readonly<Record<string, string>>
  /** `#` is a digit, `@` a capital letter, `%` the first letters of the brand. */
  readonly codes?: string
  /** The same for every product of a model. */
  readonly fixed: readonly Trait[]
  /** What a buyer of the model chooses. */
  readonly choice: readonly Trait[]
  /** `{noun}`, `{brand}`, `{model}`, `{code}` and the keys of traits stand in braces. */
  readonly titles: readonly string[]
  readonly about: readonly string[]
  /** The models of another type that it is made for. */
  readonly fits?: ProductType
}

/** What is true of one product; grades are given over these, never over its texts. */
export type BazaarFacts = {
  readonly number: number
  readonly type: string
  readonly brand: string
  readonly model: string
  readonly code: string
  readonly traits: Readonly<Record<string, number | string>>
  /** The device an accessory is made for. */
  readonly fits: { readonly type: string; readonly brand: string; readonly model: string } | null
}

export type DepartmentKey =
  | 'digital'
  | 'appliances'
  | 'kitchen'
  | 'home'
  | 'clothes'
  | 'beauty'
  | 'culture'
  | 'children'
  | 'tools'
  | 'sport'
  | 'food'
  | 'car'

export const DEPARTMENTS: Readonly<Record<DepartmentKey, readonly [fa: string, en: string]>> = {
  digital: ['کالای دیجیتال', 'Digital goods'],
  appliances: ['لوازم خانگی برقی', 'Home appliances'],
  kitchen: ['آشپزخانه و پذیرایی', 'Kitchen and table'],
  home: ['خانه و دکوراسیون', 'Home and decoration'],
  clothes: ['مد و پوشاک', 'Fashion'],
  beauty: ['آرایشی، بهداشتی و سلامت', 'Beauty and health'],
  culture: ['کتاب، لوازم تحریر و هنر', 'Books, stationery and arts'],
  children: ['اسباب‌بازی، کودک و نوزاد', 'Toys, children and babies'],
  tools: ['ابزار و تجهیزات', 'Tools'],
  sport: ['ورزش و سفر', 'Sport and travel'],
  food: ['خوردنی و آشامیدنی', 'Food and drink'],
  car: ['خودرو و موتورسیکلت', 'Cars and motorcycles'],
}

export const measured = (key: string, name: string, unit: string, ...values: number[]): Trait => ({
  key,
  name,
  unit,
  values,
})

export const oneOf = (key: string, name: string, values: string): Trait => ({
  key,
  name,
  unit: '',
  values: values.split('|'),
})

export const colour = (values: string): Trait => oneOf('colour', 'رنگ', values)

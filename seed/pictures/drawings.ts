import { BAGS } from './objects/bag.ts'
import { BOOKS } from './objects/book.ts'
import { CLOTHES } from './objects/cloth.ts'
import { COURSES } from './objects/course.ts'
import { HONEYS } from './objects/honey.ts'
import { KITCHENS } from './objects/kitchen.ts'
import { LAMPS } from './objects/lamp.ts'
import { LAPTOPS } from './objects/laptop.ts'
import { NUTS } from './objects/nut.ts'
import { PENS } from './objects/pen.ts'
import { PERFUMES } from './objects/perfume.ts'
import { PHONES } from './objects/phone.ts'
import { PLANTS } from './objects/plant.ts'
import { RUGS } from './objects/rug.ts'
import { SOUNDS } from './objects/sound.ts'
import { SPICES } from './objects/spice.ts'
import { TEAS } from './objects/tea.ts'
import { TOYS } from './objects/toy.ts'
import { VESSELS } from './objects/vessel.ts'
import { WATCHES } from './objects/watch.ts'
import type { Drawer } from './paint.ts'

const DRAWINGS = {
  phone: PHONES,
  laptop: LAPTOPS,
  sound: SOUNDS,
  watch: WATCHES,
  rug: RUGS,
  vessel: VESSELS,
  kitchen: KITCHENS,
  lamp: LAMPS,
  tea: TEAS,
  spice: SPICES,
  nut: NUTS,
  honey: HONEYS,
  book: BOOKS,
  pen: PENS,
  toy: TOYS,
  course: COURSES,
  bag: BAGS,
  cloth: CLOTHES,
  perfume: PERFUMES,
  plant: PLANTS,
} satisfies Record<string, Record<string, Drawer>>

export type Kind = keyof typeof DRAWINGS

export const KINDS = Object.keys(DRAWINGS) as Kind[]

/** What a thing looks like: which drawing, in which colours. */
export type Look = { kind: Kind; shape: string; main: string; accent: string }

/** The drawing of a look; an unknown shape is a mistake in the data and is thrown. */
export function drawerOf({ kind, shape }: Pick<Look, 'kind' | 'shape'>): Drawer {
  const drawings: Record<string, Drawer> = DRAWINGS[kind]
  const draw = drawings[shape]
  if (!draw) throw new Error(`There is no drawing of ${kind}/${shape}.`)
  return draw
}

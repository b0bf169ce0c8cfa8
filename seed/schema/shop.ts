import { Type } from 'typebox'
import { Exactly, Text } from './text.ts'

const Link = Exactly({ title: Text, address: Type.String({ pattern: '^/' }) })

/** data/shop.json: the words of the shop itself, its header, its footer and the end of its menu. */
export const Shop = Exactly({
  name: Text,
  slogan: Text,
  staffName: Type.String(),
  customerName: Type.String(),
  header: Exactly({ notice: Text, phone: Type.String() }),
  footer: Exactly({
    text: Text,
    postalAddress: Text,
    phone: Type.String(),
    email: Type.String(),
    workingHours: Text,
    columns: Type.Array(Exactly({ title: Text, links: Type.Array(Link) })),
  }),
  lastMenuEntries: Type.Array(Link),
})

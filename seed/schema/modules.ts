import { type Static, Type } from 'typebox'
import { Exactly, Text } from './text.ts'

/** A number that only the database knows, by the name of the picture or the code of the category or the form. */
const Reference = Type.Union([
  Exactly({ $picture: Type.String() }),
  Exactly({ $category: Type.String() }),
  Exactly({ $form: Type.String() }),
])

const Plain = Type.Union([Type.String(), Type.Number(), Type.Boolean(), Text, Reference])

/** A member of a list, as deep as modules go: a link, a tab, a phone number. */
const Row = Type.Record(Type.String({ pattern: '^[a-z]\\w*$' }), Plain)

const Field = Type.Union([Plain, Type.Array(Type.Union([Reference, Row]))])

/** A module of a page: its kind, and fields that may hold texts, references and rows. */
const ModuleSource = Type.Object({ blockType: Type.String() }, { additionalProperties: Field })
export type ModuleSource = Static<typeof ModuleSource>

/** data/content/home.json */
export const HomeModules = Type.Array(ModuleSource)

/** data/content/page-modules.json: what is shown on a corporate page besides its text, by the page's code. */
export const PageModules = Type.Record(Type.String(), Type.Array(ModuleSource))

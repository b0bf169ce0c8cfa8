import { type Static, Type } from 'typebox'
import { SCENE_NAMES } from '../pictures/scenes.ts'
import { Exactly, OneOf, Text } from './text.ts'

const article = {
  code: Type.String({ pattern: '^[a-z0-9-]+$' }),
  title: Text,
  summary: Text,
  /** Paragraphs. */
  body: Type.Array(Text, { minItems: 1 }),
}

const ArticleSource = Exactly(article)
export type ArticleSource = Static<typeof ArticleSource>

/** data/content/pages.json: the corporate pages; the code of each is its slug, and `under` names the page above it. */
export const Pages = Type.Array(Exactly({ ...article, under: Type.Optional(Type.String()) }))

const Code = Type.String({ pattern: '^[a-z0-9-]+$' })

/** data/content/news.json, the latest first; the scene is what the picture shows. */
export const News = Type.Array(
  Exactly({
    ...article,
    scene: OneOf(SCENE_NAMES),
    /** Codes of newsroom.json. */
    category: Code,
    author: Code,
    featured: Type.Optional(Type.Boolean()),
    tags: Type.Array(Text, { minItems: 1 }),
  }),
)

const Colour = Type.String({ pattern: '^#[0-9a-f]{6}$' })

/** data/content/newsroom.json: the categories of news in their order, and who writes them. */
export const Newsroom = Exactly({
  categories: Type.Array(Exactly({ code: Code, title: Text })),
  authors: Type.Array(
    Exactly({
      code: Code,
      name: Text,
      role: Text,
      portrait: Exactly({ cloth: Colour, covering: Colour, isScarf: Type.Boolean() }),
    }),
  ),
})

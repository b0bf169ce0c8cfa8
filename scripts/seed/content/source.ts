import type { Scene } from '../pictures/scenes.ts'
import type { Text } from '../text.ts'

/** An article as it is written by hand; each member of the body is one paragraph. */
export type ArticleSource = { code: string; title: Text; summary: Text; body: readonly Text[] }

export type NewsSource = ArticleSource & { scene: Scene }

import type { Page } from '#payload-types.ts'

export type PatternModule = NonNullable<Page['layout']>[number]

/** What a page starts with: its modules, and whether the shop's header and footer are around them. */
export type PatternPage = { layout: PatternModule[]; hidesShell?: boolean }

/** A page to begin with, in each language. What is in brackets is for the editor to replace. */
export type PagePattern = Readonly<Record<'fa' | 'en', PatternPage>>

type Text = Extract<PatternModule, { blockType: 'richText' }>['content']

const node = { version: 1, indent: 0, format: '', direction: null } as const
const words = (text: string) => [
  { type: 'text', version: 1, mode: 'normal', style: '', detail: 0, format: 0, text },
]

/** A text of paragraphs, as the editor keeps it. */
export const paragraphs = (...texts: readonly string[]): Text => ({
  root: {
    ...node,
    type: 'root',
    children: texts.map((text) => ({
      ...node,
      type: 'paragraph',
      textFormat: 0,
      textStyle: '',
      children: words(text),
    })),
  },
})

import type { Say } from '@rasteh/messages/say'
import type { RichText } from '@rasteh/shop-store/reads/rich-text'
import type { ReactNode } from 'react'
import type { References } from './references.ts'

/** A node of a text. It is as managers' browsers sent it: nothing in it is believed before it was looked at. */
export type Node = {
  type: string
  children?: Node[]
  fields?: Readonly<Record<string, unknown>>
  checked?: unknown
  format?: unknown
  value?: unknown
  text?: unknown
  headerState?: unknown
  colSpan?: unknown
  rowSpan?: unknown
}

export type Converted = {
  node: Node
  parent: { listType?: unknown }
  nodesToJSX: (args: { nodes: Node[] }) => ReactNode[]
}
export type Convert = (converted: Converted) => ReactNode

/** What a text is shown with. */
export type TextContext = {
  references: References
  say: Say
  /** Shows the text inside a part of this one; null inside such a part, which has no others. */
  renderInner: ((value: RichText) => ReactNode) | null
}

export const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

import type { ReactNode } from 'react'
import type { Convert, Node, TextContext } from './nodes.ts'
import styles from './tables.module.css'

/** A table that is wider than its place is scrolled by itself; keyboards reach it, and it has a name. */
export const tableOf =
  ({ say }: TextContext): Convert =>
  ({ node, nodesToJSX }) => {
    const rows = (node.children ?? []).filter(({ type }) => type === 'tablerow')
    const firstOfBody = rows.findIndex((row) => !isHeadRow(row))
    const heads = firstOfBody === -1 ? rows : rows.slice(0, firstOfBody)
    const body = firstOfBody === -1 ? [] : rows.slice(firstOfBody)
    if (rows.length === 0) return null
    return (
      // biome-ignore lint/a11y/useSemanticElements: A section of its own would be one more part of the page's outline.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: A part that scrolls takes the focus.
      <div className={styles.scroll} role="region" aria-label={say('TextTable')} tabIndex={0}>
        <table className={styles.table}>
          {heads.length > 0 && <thead>{nodesToJSX({ nodes: heads })}</thead>}
          {body.length > 0 && <tbody>{nodesToJSX({ nodes: body })}</tbody>}
        </table>
      </div>
    )
  }

export const rowOf: Convert = ({ node, nodesToJSX }) => (
  <tr>{nodesToJSX({ nodes: (node.children ?? []).filter(({ type }) => type === 'tablecell') })}</tr>
)

/** Of a cell, what it says, what it is the head of and how far it reaches is shown; colours and widths are the shop's. */
export const cellOf: Convert = ({ node, nodesToJSX }) => {
  const content: ReactNode = nodesToJSX({ nodes: node.children ?? [] })
  const spans = { colSpan: spanOf(node.colSpan), rowSpan: spanOf(node.rowSpan) }
  const scope = isColumnHead(node) ? 'col' : 'row'
  // A head that says nothing names nothing: the corner of a table with heads on two sides is a plain cell.
  if (!isHead(node) || !saysSomething(node)) return <td {...spans}>{content}</td>
  return (
    <th scope={scope} {...spans}>
      {content}
    </th>
  )
}

/** The editor's marks: the first bit for a cell of a head row, which names its column; the second for one of a head column. */
const COLUMN_HEAD = 1
const EITHER_HEAD = 3
const SPAN_MAX = 50

const stateOf = ({ headerState }: Node) => (typeof headerState === 'number' ? headerState : 0)
const isHead = (cell: Node) => (stateOf(cell) & EITHER_HEAD) !== 0
const isColumnHead = (cell: Node) => (stateOf(cell) & COLUMN_HEAD) !== 0

function isHeadRow({ children = [] }: Node): boolean {
  return children.length > 0 && children.every(isColumnHead)
}

function spanOf(kept: unknown): number | undefined {
  return typeof kept === 'number' && Number.isInteger(kept) && kept > 1 && kept <= SPAN_MAX ? kept : undefined
}

function saysSomething({ text, children = [], type }: Node): boolean {
  return (typeof text === 'string' && text.trim() !== '') || type === 'upload' || children.some(saysSomething)
}

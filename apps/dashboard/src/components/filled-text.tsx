import { Fragment, type ReactNode } from 'react'

type FilledTextProps = { text: string; values: Record<string, ReactNode> }

/** A text of the catalogue with its `{…}` filled; each filling is kept apart from the Persian around it. */
export function FilledText({ text, values }: FilledTextProps) {
  const parts = text.split(/\{(\w+)\}/)
  return parts.map((part, index) => (
    // A text's parts never change places.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={index}>{index % 2 ? <bdi>{values[part]}</bdi> : part}</Fragment>
  ))
}

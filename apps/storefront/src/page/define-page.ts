import type { ReactNode } from 'react'
import type { Head } from './head.tsx'
import type { PageRequest } from './request.ts'

/** A page: where it is, what it reads, what it says of itself, and what it shows. */
export type Page<Data> = {
  path: string
  /** Reads everything that the page shows, in parallel. It may throw an `Answer`. */
  load: (request: PageRequest) => Promise<Data>
  head: (data: Data) => Head
  Component: (data: Data) => ReactNode
  /** A page of one person is never cached, and stands outside the limit on parallel renders. */
  isPersonal?: boolean
  layout?: 'site' | 'frame'
}

export function definePage<Data>(page: Page<Data>): Page<Data> {
  return page
}

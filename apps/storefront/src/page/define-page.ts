import type { ReactNode } from 'react'
import type { Head } from './layout/head.tsx'
import type { Site } from './load/load-site.ts'
import type { PageRequest } from './load/request.ts'

/** The category of a page, as the header's search box says it. */
export type SearchCategory = { readonly id: number; readonly title: string }

export type PageProps<Data> = { data: Data; site: Site }

/** A page: where it is, what it reads, what it says of itself, and what it shows. */
export type Page<Data = unknown> = {
  path: string
  /** Reads everything that the page shows, in parallel. It may throw an `Answer`. */
  load: (request: PageRequest) => Promise<Data>
  head: (data: Data, site: Site) => Head
  /** The category in which the header's box searches from this page. */
  searchIn?: (data: Data) => SearchCategory | null
  Component: (props: PageProps<Data>) => ReactNode
  /** The kinds of module that it shows: it has the styles of no other ones. */
  kinds?: (data: Data) => readonly string[]
  /** The status of the answer, where it is not 200. */
  status?: (data: Data) => number
  /** A company's site that sells nothing does not have this page. */
  isOfShop?: boolean
  /** A landing page, which managers show without header, menu and footer. */
  hidesShell?: (data: Data) => boolean
  /** Not there in the other language, or only by a redirect back: the header's link to that leads to its home page. */
  isOnlyHere?: (data: Data) => boolean
  /** A page of one person is never cached, and waits in a queue of its own. */
  isPersonal?: boolean
  /** A page that the shop opens in a frame has no header and no footer. */
  layout?: 'site' | 'frame'
  /** The dashboard posts to it what is typed in a form and not saved yet. */
  takesTyped?: boolean
  /** A whole page, with header and footer, that the dashboard shows in a frame. */
  isFramed?: boolean
}

export function definePage<Data>(page: Page<Data>): Page {
  return page as unknown as Page
}

/** A URL that only ever leads elsewhere. */
export function defineRedirect(
  path: string,
  load: (request: PageRequest) => Promise<never>,
  rest: Pick<Page, 'isOfShop'> = {},
): Page {
  return { ...rest, path, load, head: () => ({ title: '' }), Component: Nothing }
}

const Nothing = () => null

/** For a page that reads nothing of its own. */
export const loadNothing = async (): Promise<null> => null

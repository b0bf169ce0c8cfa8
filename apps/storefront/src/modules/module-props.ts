import type { PageModule, RowOf, SectionKind } from '@rasteh/shop-store/reads/modules'
import type { ReactNode } from 'react'
import { linkAttributes } from '#page/layout/link-attributes.ts'
import type { Site } from '#page/load/load-site.ts'

/** What every kind of module is shown with: its own fields, what it loaded, and the page that it is on. */
export type ModuleProps<Row = PageModule, Data = unknown> = {
  module: Row
  data: Data
  site: Site
  page: readonly PageModule[]
  /** Whether the page has a title above its modules; where it has none, a module may be the page's first heading. */
  hasTitle: boolean
}

/** A kind of module: what it reads, and what it shows. */
export type ModuleKind<Kind extends SectionKind = SectionKind> = {
  blockType: Kind
  /** Whether it shows goods: a company's site that sells nothing leaves it out. */
  isOfShop?: boolean
  /** Whether it shows the same as long as its own fields and what it loaded, which is JSON, are the same: no clock, no chance. */
  isSteady?: boolean
  load: (module: PageModule) => Promise<unknown>
  Component: (props: ModuleProps) => ReactNode
}

type ModuleSketch<Row, Data> = {
  isOfShop?: boolean
  isSteady?: boolean
  load: (module: Row) => Promise<Data>
  Component: (props: ModuleProps<Row, Data>) => ReactNode
}

/**
 * A kind of module, which is given rows of its own slug alone. What such a row holds is known from the dashboard's config
 * (`pnpm generate:sections`), and what it loads is what it shows; the list of all kinds knows neither.
 */
export function defineModule<Kind extends SectionKind, Data>(
  blockType: Kind,
  sketch: ModuleSketch<RowOf<Kind>, Data>,
): ModuleKind<Kind> {
  return { blockType, ...sketch } as unknown as ModuleKind<Kind>
}

/** For a module that shows only what is in its own fields. */
export const loadNothing = async (): Promise<null> => null

/** The ids of pictures that a module keeps, whatever an old version may hold. */
export function pictureIds(kept: unknown): number[] {
  return (Array.isArray(kept) ? kept : [kept]).filter((id) => typeof id === 'number')
}

/** The link beside a module's title, when its manager wrote one. */
export function moreLink({ moreTitle, moreAddress }: MoreFields, usual: string) {
  const { href, rel } = linkAttributes(moreAddress ?? '')
  return href ? { href, rel, label: moreTitle || usual } : undefined
}

type MoreFields = Pick<RowOf<'productCarousel'>, 'moreTitle' | 'moreAddress'>

/** The id of a module's own section, which no anchor can repeat. */
export const sectionId = ({ moduleId }: Pick<PageModule, 'moduleId'>) => `module-${moduleId}`

import type { PageModule } from '@rasteh/shop-store/reads/modules'
import { linkAttributes } from '../page/link-attributes.ts'

/** What every kind of module is drawn with: its own fields, and the page that it stands on. */
export type ModuleProps<Fields extends object = object> = {
  module: PageModule & Fields
  page: readonly PageModule[]
  /** Whether the page has a title above its modules; where it has none, a module may be the page's first heading. */
  hasTitle: boolean
}

/** The ids of pictures that a module keeps, whatever an old version may hold. */
export function pictureIds(kept: unknown): number[] {
  return (Array.isArray(kept) ? kept : [kept]).filter((id) => typeof id === 'number')
}

/** The link beside a module's title, when its manager wrote one. */
export function moreLink({ moreTitle, moreAddress }: MoreFields, usual: string) {
  const { href, rel } = linkAttributes(moreAddress ?? '')
  return href ? { href, rel, label: moreTitle || usual } : undefined
}

export type MoreFields = { moreTitle?: string | null; moreAddress?: string | null }

/** The id of a module's own section, which no anchor can repeat. */
export const sectionId = ({ moduleId }: PageModule) => `module-${moduleId}`

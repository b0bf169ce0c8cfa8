import { dashboardLabels } from '@rasteh/messages/dashboard'
import type { Field } from 'payload'
import { linkEntry } from '#fields/link-entry.ts'
import { titledRows } from '#fields/titled-rows.ts'
import { sitePartAccess } from '#globals/access.ts'
import { withSiteDrafts } from '#globals/drafts/with-site-drafts.ts'

const { singular, description, fields, hints } = dashboardLabels.mainMenu

const entry = (children: Field[]): Field[] => [
  { name: 'title', label: fields.title, type: 'text', required: true, localized: true },
  ...linkEntry(hints.address),
  ...children,
]

/**
 * A list under an entry; the mega menu shows two levels below the first. Each level has a name of its own: of two
 * nested lists with one name the platform cannot tell the rows apart, and neither reads nor saves the menu.
 */
const below = (name: string, dbName: string, children: Field[]): Field => ({
  name,
  label: fields.children,
  labels: { singular: fields.child, plural: fields.children },
  type: 'array',
  dbName,
  admin: { initCollapsed: true, components: titledRows(fields.child) },
  fields: entry(children),
})

/** Of any length: the page shows ten and puts the rest under «سایر». */
export const MainMenu = withSiteDrafts({
  slug: 'main-menu',
  label: singular,
  access: sitePartAccess,
  admin: { description },
  fields: [
    {
      name: 'items',
      label: fields.items,
      labels: { singular: fields.item, plural: fields.items },
      type: 'array',
      dbName: 'main_menu_items',
      admin: { initCollapsed: true, components: titledRows(fields.item) },
      fields: entry([below('children', 'main_menu_second', [below('grandchildren', 'main_menu_third', [])])]),
    },
  ],
})

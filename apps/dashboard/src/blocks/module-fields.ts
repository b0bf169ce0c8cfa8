import { dashboardLabels } from '@rasteh/messages/dashboard'
import { MODULE_LOOKS } from '@rasteh/shop-core/modules'
import type { Block, Field } from 'payload'
import { iconFile } from './fields/icon-file.ts'
import { keepModuleId } from './keep-module-id.ts'

const { fields, hints, groups, options } = dashboardLabels.modules

/** The number by which scripts ask for a module's content; it stays the same through saves, drafts and restored versions. */
export const moduleIdField: Field = {
  name: 'moduleId',
  type: 'number',
  admin: { hidden: true },
  hooks: { beforeChange: [keepModuleId], beforeDuplicate: [() => null] },
}

/** What every module of a page carries: its number, a title and the anchor that menus and bullets lead to. */
const moduleFields: Field[] = [
  moduleIdField,
  { name: 'title', label: fields.title, type: 'text', admin: { description: hints.title } },
  {
    name: 'anchor',
    label: fields.anchor,
    type: 'text',
    maxLength: 40,
    validate: (value: unknown) => isBlank(value) || ANCHOR.test(String(value)) || hints.anchorRefused,
    admin: { description: hints.anchor, rtl: false },
  },
]

/** How the module looks, folded below what it says. */
const lookFields: Field = {
  type: 'collapsible',
  label: fields.look,
  admin: { initCollapsed: true },
  fields: (Object.keys(MODULE_LOOKS) as (keyof typeof MODULE_LOOKS)[]).map((name) => ({
    name,
    label: fields[name],
    type: 'select',
    defaultValue: MODULE_LOOKS[name][0],
    options: Object.entries(options[name]).map(([value, label]) => ({ value, label })),
  })),
}

const ANCHOR = /^[a-z][a-z0-9-]*$/

const isBlank = (value: unknown) => value === null || value === undefined || value === ''

type ModuleSketch = {
  slug: string
  labels: { singular: string; plural: string }
  /** The heading under which the dashboard offers it. */
  group: keyof typeof groups
  fields: Field[]
}

/** What the dashboard offers for a page's list, with a picture of its own. Its row is called by its title. */
export const blockOf = ({ slug, labels, group, fields: own }: ModuleSketch): Block => ({
  slug,
  labels,
  admin: {
    group: groups[group],
    disableBlockName: true,
    images: { thumbnail: { url: `/icons/modules/${iconFile(slug)}`, alt: '' } },
    components: {
      Label: { path: '/blocks/row-label.tsx#ModuleLabel', clientProps: { kind: labels.singular } },
    },
  },
  fields: own,
})

/** A kind of module: its own fields after those that all have. */
export const moduleOf = (sketch: ModuleSketch): Block =>
  blockOf({
    ...sketch,
    // Bullets are beside the page and have a look of their own.
    fields: [...moduleFields, ...sketch.fields, ...(sketch.slug === 'bullets' ? [] : [lookFields])],
  })

import type { Block, CollectionBeforeOperationHook, Field, FieldAccess, SanitizedConfig } from 'payload'
import { type FieldPlace, mayWrite } from '#access/may-write.ts'
import { IDENTITY_FIELDS, refuseIdentity } from '#access/refuse-identity.ts'
import { platformFields } from '#access/writable-fields.ts'
import type { Patch } from './patch.ts'

/**
 * Gives every field the rights that the table of writable fields names, those that Payload adds too (sign-in, uploads,
 * versions). Payload adds its own fields while it builds the configuration, after every plugin, so the rights are put
 * into the built one.
 */
export const fieldRightsPatch: Patch = {
  name: 'field-rights',
  writtenFor: { payload: '3.90.1' },
  upstream: 'https://github.com/payloadcms/payload/issues/11569',
}

/** The same configuration with rights on every field. Fields are copied: some are in several collections with other rights. */
export function holdFields(config: SanitizedConfig): SanitizedConfig {
  for (const entity of [...config.collections, ...config.globals])
    entity.fields = entity.fields.map((field) => held(field, { slug: entity.slug, path: '' }))
  for (const collection of config.collections)
    if (platformFields[collection.slug]) collection.hooks.beforeOperation.push(dropFileFacts)
  return config
}

/** What a file is, the platform finds out by itself: a caller who names its kind could have a page served for a picture. */
const dropFileFacts: CollectionBeforeOperationHook = ({ args, collection, overrideAccess }) => {
  const { data } = args as { data?: unknown }
  if (overrideAccess || typeof data !== 'object' || data === null) return args
  const isDropped = (name: string) => platformFields[collection.slug]?.includes(name)
  return { ...args, data: Object.fromEntries(Object.entries(data).filter(([name]) => !isDropped(name))) }
}

function held(field: Field, parent: FieldPlace): Field {
  if (field.type === 'tabs') {
    const tabs = field.tabs.map((tab) => {
      const inTab = 'name' in tab && tab.name ? below(parent, tab.name) : parent
      return { ...tab, fields: tab.fields.map((inner) => held(inner, inTab)) }
    })
    return { ...field, tabs } as Field
  }
  // A row of fields, or a picture between them, holds no data of its own.
  const name = 'name' in field && field.type !== 'ui' ? field.name : undefined
  const place = name ? below(parent, name) : parent
  const copy = { ...field } as Field
  if ('fields' in copy) copy.fields = copy.fields.map((inner) => held(inner, place))
  if (copy.type === 'blocks') copy.blocks = copy.blocks.map((block) => heldBlock(block, parent.slug))
  return name && !isRowId(name, parent) ? withRights(copy, place) : copy
}

const heldBlock = (block: Block, slug: string): Block => ({
  ...block,
  fields: block.fields.map((field) => held(field, { slug, path: '', block: block.slug })),
})

function withRights(field: Field, place: FieldPlace): Field {
  const { access, hooks } = field as { access?: object; hooks?: { beforeValidate?: unknown[] } }
  const rule =
    (operation: 'create' | 'update'): FieldAccess =>
    ({ req }) =>
      mayWrite(place, operation, { req })
  const held = { ...field, access: { ...access, create: rule('create'), update: rule('update') } }
  if (!IDENTITY_FIELDS[place.slug]?.includes(place.path)) return held as Field
  const beforeValidate = [...(hooks?.beforeValidate ?? []), refuseIdentity(place)]
  return { ...held, hooks: { ...hooks, beforeValidate } } as Field
}

const below = (parent: FieldPlace, name: string): FieldPlace => ({
  ...parent,
  path: parent.path ? `${parent.path}.${name}` : name,
})

/** The platform knows the rows of a list by their ids; a row's id comes and goes with its list. */
const isRowId = (name: string, { path, block }: FieldPlace) =>
  name === 'id' && (path !== '' || block !== undefined)

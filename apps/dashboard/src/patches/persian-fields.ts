import { platformFieldLabels } from '@rasteh/messages/dashboard'
import type { Block, Field, SanitizedConfig } from 'payload'
import { count } from '#fields/count.ts'
import { foldQuery, foldText } from '#fields/fold-texts.ts'
import { jalaliDate } from '#fields/jalali-date.ts'
import { rialAmount } from '#fields/rial-amount.ts'
import type { Patch } from './patch.ts'

/**
 * Makes every field of the dashboard Persian, those that Payload and its plugins add too: dates are Jalali, amounts have
 * commas and words, numbers take all scripts, texts are kept with Persian letters and found by any. Payload's own fields
 * are in the built configuration only, so it is changed there.
 */
export const persianFieldsPatch: Patch = {
  name: 'persian-fields',
  writtenFor: { payload: '3.90.1' },
  upstream: null,
}

/** The same configuration with Persian fields. A field that brings an input of its own keeps it. */
export function makeFieldsPersian(config: SanitizedConfig): SanitizedConfig {
  const seen = new WeakSet<object>()
  for (const { fields } of [...config.collections, ...config.globals, ...(config.blocks ?? [])]) {
    for (const field of fields) makePersian(field, seen)
  }
  for (const collection of config.collections) collection.hooks.beforeOperation.push(foldQuery)
  return config
}

function makePersian(field: Field, seen: WeakSet<object>): void {
  if (seen.has(field)) return
  seen.add(field)
  for (const inner of innerFields(field)) makePersian(inner, seen)
  const label = 'name' in field && field.name ? platformFieldLabels[field.name] : undefined
  // A name in English is the platform's own; what we name is named in Persian.
  if (label && 'label' in field && /^[\x20-\x7e]+$/.test(String(field.label))) Object.assign(field, { label })
  if (field.type === 'date') Object.assign(field, jalaliDate(field))
  if (field.type === 'number' && !field.hasMany) Object.assign(field, persianNumber(field))
  // A password is kept as it was typed.
  if ((field.type === 'text' || field.type === 'textarea') && !field.virtual) {
    field.hooks = {
      ...field.hooks,
      beforeValidate: [foldText(field), ...(field.hooks?.beforeValidate ?? [])],
    }
  }
}

const persianNumber = (field: Parameters<typeof count>[0]) =>
  field.name.endsWith('Rial') ? rialAmount(field) : count(field)

function innerFields(field: Field): Field[] {
  if (field.type === 'tabs') return field.tabs.flatMap(({ fields }) => fields)
  if (field.type === 'blocks') return field.blocks.filter(isWritten).flatMap(({ fields }) => fields)
  return 'fields' in field ? field.fields : []
}

// A block may also be given by its name alone; it is then changed where it is written.
const isWritten = (block: Block | string): block is Block => typeof block !== 'string'

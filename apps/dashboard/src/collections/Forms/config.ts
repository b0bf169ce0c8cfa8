import { FORM_FIELDS_MAX } from '@rasteh/form-rules/built-form'
import { dashboardLabels } from '@rasteh/messages/dashboard'
import { isIranianMobile, toIranianMobile } from '@rasteh/persian-text/mobile'
import type { CollectionConfig } from 'payload'
import { purging } from '#publishing/purge-pages.ts'
import { shownKeys } from '#publishing/shown-keys.ts'
import { formsAccess } from './access.ts'
import { fieldBlocks } from './field-blocks.ts'

const { singular, plural, description, fields, hints } = dashboardLabels.forms

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Forms of the company's pages. Each language has a list of fields of its own; without one the Persian form is shown. */
export const Forms: CollectionConfig = {
  slug: 'forms',
  labels: { singular, plural },
  access: formsAccess,
  hooks: purging(shownKeys.form),
  versions: false,
  trash: true,
  lockDocuments: false,
  admin: {
    useAsTitle: 'title',
    description,
    defaultColumns: ['title', 'slug', 'updatedAt'],
    components: { beforeListTable: ['/screens/form-inbox/inbox-link.tsx#FormInboxListLink'] },
  },
  fields: [
    { name: 'title', label: fields.title, type: 'text', required: true, localized: true, maxLength: 120 },
    {
      name: 'slug',
      label: fields.slug,
      type: 'text',
      required: true,
      unique: true,
      maxLength: 60,
      validate: (value: unknown) => (typeof value === 'string' && SLUG.test(value)) || hints.slugRefused,
      hooks: { beforeDuplicate: [({ value }) => `${value}-2`] },
      admin: { description: hints.slug, rtl: false },
    },
    {
      name: 'fields',
      label: fields.fields,
      labels: { singular: fields.field, plural: fields.fields },
      type: 'blocks',
      blocks: fieldBlocks,
      maxRows: FORM_FIELDS_MAX,
      localized: true,
    },
    {
      name: 'buttonText',
      label: fields.buttonText,
      type: 'text',
      localized: true,
      maxLength: 40,
      admin: { description: hints.buttonText },
    },
    {
      name: 'thanksText',
      label: fields.thanksText,
      type: 'textarea',
      localized: true,
      maxLength: 500,
      admin: { description: hints.thanksText },
    },
    {
      name: 'thanksPage',
      label: fields.thanksPage,
      type: 'relationship',
      relationTo: 'pages',
      admin: { description: hints.thanksPage },
    },
    { name: 'hasCaptcha', label: fields.hasCaptcha, type: 'checkbox', required: true, defaultValue: true },
    {
      name: 'notifyEmail',
      label: fields.notifyEmail,
      type: 'email',
      admin: { description: hints.notify },
    },
    {
      name: 'notifyMobile',
      label: fields.notifyMobile,
      type: 'text',
      validate: (value: unknown) => !value || isIranianMobile(String(value)) || hints.mobileRefused,
      hooks: { beforeChange: [({ value }) => (value ? (toIranianMobile(String(value)) ?? value) : null)] },
      admin: { rtl: false },
    },
  ],
}

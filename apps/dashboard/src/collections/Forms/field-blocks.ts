import { BUILT_KINDS, type BuiltKind, FILE_KINDS, type FileKind } from '@rasteh/form-rules/built-form'
import { dashboardLabels } from '@rasteh/messages/dashboard'
import type { Block, Field, PayloadRequest, TextField } from 'payload'
import { iconFile } from '#blocks/fields/icon-file.ts'
import { itemList } from '#blocks/fields/item-list.ts'
import { count } from '#fields/count.ts'
import { conditionField, conditionValue, type FieldPlaces, fewFiles, labelOnce } from './check-fields.ts'

const { fields, options, hints } = dashboardLabels.forms

const LABEL_MAX = 200
const OPTIONS_MAX = 50

/** A text whose check looks at the other fields of the form. */
const checkedText = (
  field: Omit<TextField, 'type' | 'validate' | 'hasMany' | 'maxRows' | 'minRows'>,
  check: (text: string, places: FieldPlaces) => true | string,
): TextField => ({
  ...field,
  type: 'text',
  maxLength: LABEL_MAX,
  validate: (value: unknown, { req, ...places }: FieldPlaces & { req: PayloadRequest }) => {
    const text = typeof value === 'string' ? value : ''
    if (text.length > LABEL_MAX)
      return req.t('validation:shorterThanMax', { maxLength: LABEL_MAX, label: '' })
    if (field.required && !text.trim()) return req.t('validation:required')
    return check(text, places)
  },
})

const label = (kind: BuiltKind): TextField =>
  checkedText(
    {
      name: 'label',
      label: fields.label,
      required: true,
      admin: kind === 'consent' ? { description: hints.consent } : {},
    },
    labelOnce,
  )

const sharedFields: Field[] = [
  { name: 'hint', label: fields.hint, type: 'text', maxLength: LABEL_MAX },
  {
    type: 'row',
    fields: [
      { name: 'required', label: fields.required, type: 'checkbox', defaultValue: true },
      {
        name: 'width',
        label: fields.width,
        type: 'select',
        defaultValue: 'full',
        options: Object.entries(options.width).map(([value, title]) => ({ value, label: title })),
      },
    ],
  },
  {
    name: 'step',
    label: fields.step,
    type: 'text',
    maxLength: LABEL_MAX,
    admin: { description: hints.step },
  },
  {
    type: 'collapsible',
    label: fields.condition,
    admin: { initCollapsed: true, description: hints.condition },
    fields: [
      checkedText({ name: 'showWhenField', label: fields.showWhenField }, conditionField),
      checkedText({ name: 'showWhenValue', label: fields.showWhenValue }, conditionValue),
    ],
  },
]

const choices: Field = itemList({
  name: 'options',
  label: fields.options,
  item: fields.option,
  required: true,
  minRows: 1,
  maxRows: OPTIONS_MAX,
  fields: [{ name: 'title', label: fields.optionTitle, type: 'text', required: true, maxLength: LABEL_MAX }],
})

const look: Field = {
  name: 'look',
  label: fields.look,
  type: 'select',
  defaultValue: 'select',
  options: Object.entries(options.look).map(([value, title]) => ({ value, label: title })),
}

const accepts: Field = {
  name: 'accepts',
  label: fields.accepts,
  type: 'select',
  hasMany: true,
  options: (Object.keys(FILE_KINDS) as FileKind[]).map((value) => ({ value, label: options.accepts[value] })),
  validate: (_: unknown, places: FieldPlaces) => fewFiles(places),
  admin: { description: hints.accepts },
}

/** What a kind has beside that which all have. */
const fieldsOfKind: Partial<Record<BuiltKind, Field[]>> = {
  number: [
    {
      type: 'row',
      fields: [
        count({ name: 'min', label: fields.min, min: 0 }),
        count({ name: 'max', label: fields.max, min: 0 }),
      ],
    },
  ],
  choice: [choices, look],
  choices: [choices],
  date: [{ name: 'isPast', label: fields.isPast, type: 'checkbox', defaultValue: false }],
  file: [accepts],
}

/** The kinds of fields that a form is built of. The id of a block is the field's own, through all renaming. */
export const fieldBlocks: Block[] = BUILT_KINDS.map((kind) => ({
  slug: kind,
  labels: { singular: options.kinds[kind], plural: options.kinds[kind] },
  admin: {
    disableBlockName: true,
    images: { thumbnail: { url: `/icons/form-fields/${iconFile(kind)}`, alt: '' } },
    components: {
      Label: {
        path: '/collections/Forms/field-label.tsx#FormFieldLabel',
        clientProps: { kind: options.kinds[kind] },
      },
    },
  },
  fields: [label(kind), ...(fieldsOfKind[kind] ?? []), ...sharedFields],
}))

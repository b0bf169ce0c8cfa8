import { dashboardLabels, slotTexts } from '@rasteh/messages/dashboard'
import { SLOTS_MAX, WEEK_DAYS } from '@rasteh/shop-core/delivery'
import type { ArrayField, Field, NumberField } from 'payload'
import { rowsSaying } from '#fields/titled-rows.ts'
import { keepableSchedule } from './keepable-schedule.ts'

const { fields, options, hints } = dashboardLabels.deliveryMethods

type HintedNumber = 'cutoffHour' | 'leadDays' | 'toHour' | 'dayCapacity'

/** When a method delivers; a method without working days promises nothing (shop-core/delivery). */
export const scheduleFields = (): Field[] => [
  {
    type: 'collapsible',
    label: fields.schedule,
    admin: { description: hints.schedule },
    fields: [
      {
        name: 'workDays',
        label: fields.workDays,
        type: 'select',
        hasMany: true,
        // The week begins on Saturday.
        options: [...WEEK_DAYS.slice(-1), ...WEEK_DAYS.slice(0, -1)].map((value) => ({
          value,
          label: options.workDays[value],
        })),
        admin: { description: hints.workDays },
      },
      inRow(number('cutoffHour'), { ...number('leadDays'), required: true, defaultValue: 1 }),
      inRow(
        { name: 'fromHour', label: fields.fromHour, type: 'number', validate: keepableSchedule('fromHour') },
        number('toHour'),
      ),
      number('dayCapacity'),
      slots(),
    ],
  },
]

const number = (name: HintedNumber): NumberField => ({
  name,
  label: fields[name],
  type: 'number',
  validate: keepableSchedule(name),
  admin: { description: hints[name] },
})

const inRow = (...beside: NumberField[]): Field => ({ type: 'row', fields: beside })

const slots = (): ArrayField => ({
  name: 'slots',
  label: fields.slots,
  labels: { singular: fields.slot, plural: fields.slots },
  type: 'array',
  maxRows: SLOTS_MAX,
  validate: keepableSchedule('slots'),
  admin: {
    description: hints.slots,
    components: rowsSaying(fields.slot, [
      { field: 'fromHour', text: slotTexts.from },
      { field: 'toHour', text: slotTexts.to },
    ]),
  },
  fields: [
    inRow(
      { name: 'fromHour', label: fields.slotFrom, type: 'number', required: true, min: 0, max: 24 },
      { name: 'toHour', label: fields.slotTo, type: 'number', required: true, min: 0, max: 24 },
      {
        name: 'capacity',
        label: fields.capacity,
        type: 'number',
        min: 1,
        admin: { description: hints.capacity },
      },
    ),
  ],
})

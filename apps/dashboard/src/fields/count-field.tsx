'use client'

import { withCondition } from '@payloadcms/ui'
import { dashboardTexts } from '@rasteh/messages/dashboard'
import type { NumberFieldClientProps } from 'payload'
import { CheckedField } from './checked-field.tsx'
import { NumberInput } from './number-input.tsx'

/** The form field of every other number: a count, a percentage, a weight. */
export const CountField = withCondition(function CountFormField(props: NumberFieldClientProps) {
  return (
    <CheckedField<number> kind="number" given={props} unreadable={sayUnread}>
      {({ path, ...input }) => <NumberInput name={path} {...input} />}
    </CheckedField>
  )
})

const sayUnread = () => dashboardTexts.inputs.badNumber

'use client'

import type { StaticDescription, StaticLabel } from 'payload'
import type { ReactNode } from 'react'
import { FieldFrame, inputIdOf } from './field-frame.tsx'
import { useCheckedField } from './use-checked-field.ts'

type FormField = {
  name: string
  label?: StaticLabel | false
  required?: boolean
  localized?: boolean
  min?: number
  max?: number
  admin?: { description?: StaticDescription }
}

type CheckedFieldProps<Value> = {
  kind: string
  /** What the form hands to its field. */
  given: { field: FormField; path?: string; readOnly?: boolean; validate?: unknown }
  /** Said while the typed text cannot be read. */
  unreadable: (text: string) => string
  children: (input: {
    id: string
    path: string
    value: Value | null
    onChange: (value: Value | null) => void
    isDisabled: boolean
    onUnread: (text: string | null) => void
  }) => ReactNode
}

/** A form field whose input may hold a text that is no value, with all that surrounds it. */
export function CheckedField<Value>({ kind, given, unreadable, children }: CheckedFieldProps<Value>) {
  const { field, readOnly, validate } = given
  const { path, value, setValue, showError, disabled, customComponents, onUnread } =
    useCheckedField<Value | null>({
      path: given.path ?? field.name,
      validate,
      limits: { required: field.required, min: field.min, max: field.max },
      unreadable,
    })
  const isDisabled = Boolean(readOnly || disabled)
  return (
    <FieldFrame
      kind={kind}
      path={path}
      label={field.label}
      description={field.admin?.description}
      isRequired={Boolean(field.required)}
      isLocalized={Boolean(field.localized)}
      showError={showError}
      isDisabled={isDisabled}
      own={customComponents}
    >
      {children({ id: inputIdOf(path), path, value, onChange: setValue, isDisabled, onUnread })}
    </FieldFrame>
  )
}

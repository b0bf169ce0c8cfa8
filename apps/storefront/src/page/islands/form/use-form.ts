'use client'

import { defaultMessageOf } from '@rasteh/form-rules/defaults'
import {
  type CustomChecks,
  checkForm,
  type FieldErrors,
  type FieldRefusal,
  type FieldValue,
  type Form,
  type FormValues,
} from '@rasteh/form-rules/form'
import { type FormEvent, useRef, useState } from 'react'
import { focusFirst, unshownFields } from './form-fields.ts'
import { guardOf } from './key-guard.ts'

/** A step of a form: the fields that are checked at its end, and what comes when they are right. */
export type FormPart = { names: readonly string[]; onValid: () => void }

type Named<Described extends Form> = keyof Described & string

export type FormOptions<Described extends Form> = {
  form: Described
  /** What the fields hold at first. */
  initial?: Partial<Record<Named<Described>, string>>
  /** The checks that the form's `func` rules name. */
  checks?: CustomChecks
  /** Says why a field is refused. The shop passes its translated messages; without them the validator's own take their place. */
  sayRefusal?: (refusal: FieldRefusal, name: Named<Described>) => string
  /** The step that is filled in now; null or absent where all fields are checked and sent. */
  partOf?: ((values: FormValues) => FormPart | null) | undefined
  onValid: (values: Partial<Record<Named<Described>, FieldValue>>) => void
  /** The error callback: runs instead of sending while something is refused. */
  onErrors?: (errors: FieldErrors<Named<Described>>) => void
}

/** A form that is checked before it is sent. Fields that the page hides are skipped; the first refused one is focused. */
export function useForm<Described extends Form>(options: FormOptions<Described>) {
  const {
    form,
    initial = {},
    checks = {},
    sayRefusal = defaultMessageOf,
    partOf,
    onValid,
    onErrors,
  } = options
  type Name = Named<Described>
  const [values, setValues] = useState<Partial<Record<Name, string>>>(initial)
  const [errors, setErrors] = useState<FieldErrors<Name>>({})
  const sent = useRef<HTMLFormElement>(null)

  function change(name: Name, value: string): void {
    setValues((now) => ({ ...now, [name]: value }))
    // What was said of the old value is not true of the new one.
    setErrors((now) => ({ ...now, [name]: undefined }))
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const element = event.currentTarget
    sent.current = element
    const outcome = checkForm(form, values, { hidden: unshownFields(form, element), checks })
    const part = partOf?.(values)
    const refused = outcome.ok ? {} : inPart(outcome.refusal, part?.names)
    setErrors({})
    if (Object.keys(refused).length > 0) refuse(refused)
    else if (part) part.onValid()
    else if (outcome.ok) onValid(outcome.value)
  }

  /** Shows why fields are refused, by the page's own check or by the shop's. */
  function refuse(refusals: FieldErrors<Name>): void {
    setErrors(refusals)
    if (sent.current) focusFirst(sent.current, Object.keys(refusals))
    onErrors?.(refusals)
  }

  /** What a text field of this name needs. */
  function field(name: Name) {
    const refusal = errors[name]
    return {
      name,
      value: values[name] ?? '',
      onChange: (value: string) => change(name, value),
      error: refusal && sayRefusal(refusal, name),
      isRequired: form[name]?.rules.some(({ rule }) => rule === 'required'),
      guard: guardOf(form[name]?.keys),
    }
  }

  return { field, values, change, onSubmit, refuse, clear: () => setValues({}) }
}

/** What is refused of the fields that are checked now; without names, of all. */
function inPart<Name extends string>(
  refusals: FieldErrors<Name>,
  names?: readonly string[],
): FieldErrors<Name> {
  if (!names) return refusals
  const kept = Object.entries(refusals).filter(([name]) => names.includes(name))
  return Object.fromEntries(kept) as FieldErrors<Name>
}

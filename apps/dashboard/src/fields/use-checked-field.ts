import { useField } from '@payloadcms/ui'
import type { Validate } from 'payload'
import { useCallback, useRef } from 'react'

type CheckedField = {
  path: string
  validate: unknown
  /** The limits that the field's own check is given. */
  limits: { required?: boolean | undefined; min?: number | undefined; max?: number | undefined }
  /** Said while the typed text cannot be read; the form is not saved then. */
  unreadable: (text: string) => string
}

/** A form field whose input may hold a text that is no value. */
export function useCheckedField<Value>({ path, validate, limits, unreadable }: CheckedField) {
  const unread = useRef<string | null>(null)
  const lastUnread = useRef<string | null>(null)
  const { required, min, max } = limits
  const check = useCallback<Validate>(
    (value, options) => {
      if (unread.current !== null) return unreadable(unread.current)
      const own = typeof validate === 'function' ? (validate as Validate) : undefined
      const given = {
        ...options,
        required,
        ...(min === undefined ? {} : { min }),
        ...(max === undefined ? {} : { max }),
      }
      return own ? own(value, given) : true
    },
    [validate, required, min, max, unreadable],
  )
  const field = useField<Value>({ potentiallyStalePath: path, validate: check })
  const { setValue } = field
  const onUnread = useCallback(
    (text: string | null) => {
      unread.current = text
      if (text === null) return
      lastUnread.current = text
      // The text itself becomes the value, which no check lets pass, here or on the server.
      setValue(text)
    },
    [setValue],
  )
  // The form may still hold the text for a moment after it could be read.
  const isText =
    unread.current !== null || (lastUnread.current !== null && field.value === lastUnread.current)
  return { ...field, value: isText ? null : field.value, onUnread }
}

import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { useCaret } from './use-caret.ts'

type TypedValue<Value> = {
  value: Value | null
  write: (value: Value | null) => string
  read: (text: string) => Value | undefined
  onChange: (value: Value | null) => void
  /** Rewrites while typing, such as the commas of an amount. */
  tidy?: (text: string) => string
  /** Hears the text that cannot be read, or null once it can be, so that a form is not saved over it. */
  onUnread?: ((text: string | null) => void) | undefined
}

/**
 * The text of an input for a value: what was typed stays as typed until the input is left, then it is
 * written in full. A text that cannot be read leaves the value as it was and is said to be unread.
 */
export function useTypedValue<Value>({
  value,
  write,
  read,
  onChange,
  tidy = same,
  onUnread,
}: TypedValue<Value>) {
  const [text, setText] = useState(write(value))
  const [isUnread, setUnread] = useState(false)
  const reported = useRef(value)
  const caret = useCaret(text)
  useEffect(() => {
    // Set from elsewhere: another choice, a reset, a version restored.
    if (Object.is(reported.current, value)) return
    reported.current = value
    setText(write(value))
    setUnread(false)
  }, [value, write])

  const report = (next: Value | null) => {
    reported.current = next
    onChange(next)
  }
  const type = (typed: string) => {
    // What is shown is what is read: a key after «۱,۲۵۰» leaves its comma in the wrong place until the text is tidied.
    const shown = tidy(typed)
    setText(shown)
    setUnread(false)
    const next = shown.trim() === '' ? null : read(shown)
    onUnread?.(next === undefined ? shown : null)
    if (next !== undefined) return report(next)
    // Until it can be read, the input has no value.
    reported.current = null
  }
  const leave = () => {
    const next = text.trim() === '' ? null : read(text)
    if (next === undefined) setUnread(true)
    else setText(write(next))
  }
  return {
    isUnread,
    bind: {
      ref: caret.ref,
      value: text,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        caret.note(target)
        type(target.value)
      },
      onBlur: leave,
    },
  }
}

const same = (text: string) => text

import type { Typed } from '@rasteh/shop-core/money'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { useCaret } from './use-caret.ts'

type TypedValue<Value> = {
  value: Value | null
  write: (value: Value | null) => string
  read: (text: string) => Value | undefined
  onChange: (value: Value | null) => void
  /** Rewrites while typing, such as the commas of an amount. */
  tidy?: (text: string) => string
  /** What a key that deletes really takes, where the text's own signs come back at once. */
  afterDelete?: (before: string, after: Typed, isBackward: boolean) => Typed
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
  afterDelete = unchanged,
  onUnread,
}: TypedValue<Value>) {
  const [text, setText] = useState(write(value))
  const [isUnread, setUnread] = useState(false)
  const reported = useRef(value)
  const given = useRef(value)
  const caret = useCaret(text)
  useEffect(() => {
    // Set from elsewhere: another choice, a reset, a version restored.
    if (Object.is(reported.current, value)) return
    reported.current = value
    given.current = value
    setText(write(value))
    setUnread(false)
  }, [value, write])

  const report = (next: Value | null) => {
    reported.current = next
    onChange(next)
  }
  // What was given may be more than could be typed, such as odd Rials in Toman; unchanged it is no fault.
  const readText = (typed: string) => {
    if (typed.trim() === '') return null
    return typed === write(given.current) ? given.current : read(typed)
  }
  const type = (typed: string) => {
    // What is shown is what is read: a key after «۱,۲۵۰» leaves its comma in the wrong place until the text is tidied.
    const shown = tidy(typed)
    setText(shown)
    setUnread(false)
    const next = readText(shown)
    onUnread?.(next === undefined ? shown : null)
    if (next !== undefined) return report(next)
    // Until it can be read, the input has no value.
    reported.current = null
  }
  const leave = () => {
    const next = readText(text)
    if (next === undefined) setUnread(true)
    else setText(write(next))
  }
  return {
    isUnread,
    bind: {
      ref: caret.ref,
      value: text,
      onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
        const here = { text: target.value, caret: target.selectionEnd ?? target.value.length }
        const key = 'inputType' in nativeEvent ? nativeEvent.inputType : ''
        const after = isDelete(key) ? afterDelete(text, here, key === 'deleteContentBackward') : here
        caret.note(after.text, after.caret)
        type(after.text)
      },
      onBlur: leave,
    },
  }
}

const same = (text: string) => text
const unchanged = (_before: string, after: Typed) => after
const isDelete = (key: unknown) => key === 'deleteContentBackward' || key === 'deleteContentForward'

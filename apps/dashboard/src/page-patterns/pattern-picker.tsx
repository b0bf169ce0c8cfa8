'use client'

import { useDocumentInfo, useForm, useFormFields, useLocale } from '@payloadcms/ui'
import { pagePatternTexts as texts } from '@rasteh/messages/dashboard'
import { useEffect, useId, useRef, useState } from 'react'
import { type PatternName, pagePatterns } from './all.ts'
import styles from './pattern-picker.module.css'

const NAMES = Object.keys(pagePatterns) as PatternName[]

/** Offers the form of a page without modules to begin with those of a pattern, in the language that is being written. */
export function PatternPicker() {
  const id = useId()
  const { hasSavePermission } = useDocumentInfo()
  const { getData, reset, setModified } = useForm()
  const { code } = useLocale()
  const isEmpty = useFormFields(([fields]) => (fields.layout?.rows?.length ?? 0) === 0)
  const [state, setState] = useState<'open' | 'filling' | PatternName>('open')
  const done = useRef<HTMLParagraphElement>(null)
  const wasFilled = useRef(false)
  useEffect(() => {
    if (state === 'open' || state === 'filling') return
    // The form is filled a moment before or after this is known. The button that had the focus is gone; the modules are below.
    if (!isEmpty) done.current?.focus()
    // An editor who takes all modules away again is offered the patterns once more.
    else if (wasFilled.current) setState('open')
    wasFilled.current = !isEmpty
  }, [state, isEmpty])

  async function fill(name: PatternName) {
    setState('filling')
    const pattern = await pagePatterns[name]()
    await reset({ ...getData(), ...pattern[code === 'en' ? 'en' : 'fa'] })
    setModified(true)
    setState(name)
  }

  if (!hasSavePermission) return null
  if (!isEmpty && state !== 'open' && state !== 'filling')
    return (
      <p ref={done} className={styles.done} role="status" tabIndex={-1}>
        {texts.done.replace('{name}', texts.patterns[state].name)}
      </p>
    )
  if (!isEmpty) return null
  return (
    <section className={styles.picker} aria-labelledby={id} aria-busy={state === 'filling'}>
      <h3 id={id} className={styles.title}>
        {texts.title}
      </h3>
      <p className={styles.hint}>{texts.hint}</p>
      <ul className={styles.list}>
        {NAMES.map((name) => (
          <li key={name}>
            <button
              type="button"
              className={styles.pattern}
              disabled={state === 'filling'}
              onClick={() => void fill(name)}
            >
              <span className={styles.name}>{texts.patterns[name].name}</span>
              <span className={styles.hint}>{texts.patterns[name].hint}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

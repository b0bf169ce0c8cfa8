'use client'

import { useField } from '@payloadcms/ui'
import { optionTexts, sayOptionRefusal } from '@rasteh/messages/dashboard'
import { OPTIONS_MAX, type ProductOption, readOptions } from '@rasteh/shop-core/options'
import type { JSONFieldClientProps, Validate } from 'payload'
import { useEffect, useRef, useState } from 'react'
import screen from '#components/screen.module.css'
import { FieldFrame } from '#fields/field-frame.tsx'
import { OptionEditor } from './option-editor.tsx'
import styles from './options.module.css'
import { takeEnter } from './take-enter.ts'
import { newOption } from './type-values.ts'

type Options = readonly ProductOption[]

/** The options of a product: their names, and their values typed in one line. */
export function OptionsField({ field, path: given, readOnly }: JSONFieldClientProps) {
  const { path, value, setValue, showError, disabled } = useField<Options | null>({
    potentiallyStalePath: given ?? field.name,
    validate: checkOptions,
  })
  const options = Array.isArray(value) ? (value as Options) : NONE
  const [added, setAdded] = useState<string | null>(null)
  const place = useRef<HTMLDivElement>(null)
  // The form draws a change some moments later: the next one begins with what was set last, not with what is drawn.
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  }, [options])
  const change = (to: (before: Options) => Options) => {
    latest.current = to(latest.current)
    setValue(latest.current)
  }
  const add = (name: string) => {
    const option = newOption(name, latest.current)
    setAdded(option.key)
    change((before) => [...before, option])
  }
  const remove = (key: string) => {
    change((before) => before.filter((option) => option.key !== key))
    place.current?.focus()
  }
  const isDisabled = Boolean(readOnly || disabled)
  return (
    <FieldFrame
      kind="json"
      path={path}
      label={field.label}
      description={field.admin?.description}
      isRequired={false}
      isLocalized={false}
      showError={showError}
      isDisabled={isDisabled}
      own={undefined}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the key is pressed in one of the inputs inside */}
      <div className={styles.options} ref={place} tabIndex={-1} onKeyDown={takeEnter}>
        {options.map((option, index) => (
          <OptionEditor
            key={option.key}
            option={option}
            number={index + 1}
            isDisabled={isDisabled}
            isNew={option.key === added}
            onChange={(changed) =>
              change((before) => before.map((one) => (one.key === changed.key ? changed : one)))
            }
            onRemove={() => remove(option.key)}
          />
        ))}
        {options.length < OPTIONS_MAX && !isDisabled && <AddButtons options={options} onAdd={add} />}
      </div>
    </FieldFrame>
  )
}

const NONE: Options = []

/** The server's own check of what is typed, said before anything is sent. */
const checkOptions: Validate = (value: unknown) => {
  const read = readOptions(value)
  return read.ok || sayOptionRefusal(read.refusal)
}

function AddButtons({ options, onAdd }: { options: Options; onAdd: (name: string) => void }) {
  const common = optionTexts.common.filter((name) => options.every((option) => option.name.fa !== name))
  return (
    <div className={screen.buttons}>
      {common.map((name) => (
        <button key={name} type="button" className={screen.quiet} onClick={() => onAdd(name)}>
          + {name}
        </button>
      ))}
      <button type="button" className={screen.quiet} onClick={() => onAdd('')}>
        + {optionTexts.addOption}
      </button>
    </div>
  )
}

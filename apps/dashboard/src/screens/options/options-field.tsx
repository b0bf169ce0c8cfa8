'use client'

import { useField } from '@payloadcms/ui'
import { optionTexts } from '@rasteh/messages/dashboard'
import { OPTIONS_MAX, type ProductOption } from '@rasteh/shop-core/options'
import type { JSONFieldClientProps } from 'payload'
import screen from '#components/screen.module.css'
import { FieldFrame } from '#fields/field-frame.tsx'
import { OptionEditor } from './option-editor.tsx'
import styles from './options.module.css'
import { newOption } from './type-values.ts'

/** The options of a product: their names, and their values typed in one line. */
export function OptionsField({ field, path: given, readOnly }: JSONFieldClientProps) {
  const { path, value, setValue, showError, disabled } = useField<ProductOption[] | null>({
    potentiallyStalePath: given ?? field.name,
  })
  const options = Array.isArray(value) ? value : []
  const isDisabled = Boolean(readOnly || disabled)
  const put = (place: number, option: ProductOption) =>
    setValue(options.map((one, index) => (index === place ? option : one)))
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
      <div className={styles.options}>
        {options.map((option, place) => (
          <OptionEditor
            key={option.key}
            option={option}
            number={place + 1}
            isDisabled={isDisabled}
            onChange={(changed) => put(place, changed)}
            onRemove={() => setValue(options.filter((one) => one !== option))}
          />
        ))}
        {options.length < OPTIONS_MAX && !isDisabled && (
          <div className={screen.buttons}>
            {optionTexts.common
              .filter((name) => options.every((option) => option.name.fa !== name))
              .map((name) => (
                <button
                  key={name}
                  type="button"
                  className={screen.quiet}
                  onClick={() => setValue([...options, newOption(name, options)])}
                >
                  + {name}
                </button>
              ))}
            <button
              type="button"
              className={screen.quiet}
              onClick={() => setValue([...options, newOption('', options)])}
            >
              {optionTexts.addOption}
            </button>
          </div>
        )}
      </div>
    </FieldFrame>
  )
}

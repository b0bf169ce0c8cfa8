'use client'

import { useField } from '@payloadcms/ui'
import { brandTexts, sayColourRefusal } from '@rasteh/messages/dashboard'
import { checkBrandColour, readHex } from '@rasteh/shop-core/brand'
import type { TextFieldClientProps } from 'payload'
import type { CSSProperties } from 'react'
import { FieldFrame, inputIdOf } from '#fields/field-frame.tsx'
import inputs from '#fields/inputs.module.css'
import styles from './brand-colour-field.module.css'

/** The shop's own turquoise (packages/ui/src/tokens.css), which the colour box shows while nothing is chosen. */
const SHIPPED = '#0e7c7b'

/** The brand's colour: written or picked, with its contrast checked while choosing and a readable one offered. */
export function BrandColourField({ field, path: given, readOnly }: TextFieldClientProps) {
  const { path, value, setValue, showError, disabled } = useField<string | null>({
    potentiallyStalePath: given ?? field.name,
  })
  const isDisabled = Boolean(readOnly || disabled)
  const typed = value ?? ''
  const statusId = `${inputIdOf(path)}-status`
  return (
    <FieldFrame
      kind="text"
      path={path}
      label={field.label}
      description={field.admin?.description}
      isRequired={false}
      isLocalized={false}
      showError={showError}
      isDisabled={isDisabled}
      own={undefined}
    >
      <div className={styles.inputs}>
        <input
          className={inputs.text}
          id={inputIdOf(path)}
          name={path}
          dir="ltr"
          value={typed}
          disabled={isDisabled}
          aria-describedby={statusId}
          aria-invalid={typed !== '' && !checkBrandColour(typed).ok}
          onChange={({ target }) => setValue(target.value)}
        />
        <input
          className={styles.box}
          type="color"
          aria-label={brandTexts.pickColour}
          value={readHex(typed) ?? SHIPPED}
          disabled={isDisabled}
          onChange={({ target }) => setValue(target.value)}
        />
      </div>
      <div className={styles.status} id={statusId} role="status">
        {typed !== '' && <ColourStatus typed={typed} isDisabled={isDisabled} onUse={setValue} />}
      </div>
    </FieldFrame>
  )
}

type ColourStatusProps = { typed: string; isDisabled: boolean; onUse: (colour: string) => void }

function ColourStatus({ typed, isDisabled, onUse }: ColourStatusProps) {
  const checked = checkBrandColour(typed)
  if (checked.ok)
    return (
      <>
        <Sample colour={checked.value} /> {brandTexts.readable}
      </>
    )
  const { refusal } = checked
  if (refusal.kind === 'no-colour') return sayColourRefusal(refusal)
  return (
    <>
      <p>{sayColourRefusal(refusal)}</p>
      <Sample colour={refusal.suggestion} />{' '}
      <button
        className={styles.use}
        type="button"
        disabled={isDisabled}
        onClick={() => onUse(refusal.suggestion)}
      >
        {brandTexts.useSuggestion}
      </button>
    </>
  )
}

/** The colour as the ground of words and as words, as pages show it. */
function Sample({ colour }: { colour: string }) {
  return (
    <span className={styles.sample} style={{ '--sample': colour } as CSSProperties} aria-hidden="true">
      <span className={styles.ground}>{brandTexts.sample}</span>
      <span className={styles.words}>{brandTexts.sample}</span>
    </span>
  )
}

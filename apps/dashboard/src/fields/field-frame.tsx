'use client'

import { FieldDescription, FieldError, FieldLabel, RenderCustomComponent } from '@payloadcms/ui'
import type { StaticDescription, StaticLabel } from 'payload'
import type { ReactNode } from 'react'

type FieldFrameProps = {
  kind: string
  path: string
  label: StaticLabel | false | undefined
  description: StaticDescription | undefined
  isRequired: boolean
  isLocalized: boolean
  showError: boolean
  isDisabled: boolean
  /** What the field's configuration puts in place of the usual parts. */
  own:
    | { BeforeInput?: ReactNode; AfterInput?: ReactNode; Label?: ReactNode; Description?: ReactNode }
    | undefined
  children: ReactNode
}

/** What surrounds every input of a form: its name, what is wrong with it, and a line of help. */
export function FieldFrame(props: FieldFrameProps) {
  const { kind, path, label, description, isRequired, isLocalized, showError, isDisabled, own, children } =
    props
  const classes = ['field-type', kind, showError && 'error', isDisabled && 'read-only']
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <RenderCustomComponent
        CustomComponent={own?.Label}
        Fallback={
          <FieldLabel label={label || ''} localized={isLocalized} path={path} required={isRequired} />
        }
      />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        {own?.BeforeInput}
        {children}
        {own?.AfterInput}
        <RenderCustomComponent
          CustomComponent={own?.Description}
          Fallback={<FieldDescription description={description ?? ''} path={path} />}
        />
      </div>
    </div>
  )
}

/** The id by which a label and tests find the input of a field. */
export const inputIdOf = (path: string) => `field-${path.replaceAll('.', '__')}`

'use client'

import { formatMoney, type MoneyStyle } from '@rasteh/persian-text/money'
import { readDiscountAmount, viewCodePanel } from '@rasteh/shop-core/special-code'
import { Button } from '@rasteh/ui/button'
import { useId } from 'react'
import { FIELD_NAMES } from '#page/islands/form/field-names.ts'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './code-panel.module.css'
import type { useCodePanel } from './use-code-panel.ts'

/** Where a discount or marketer code is given and taken back. */
export function CodePanelForm({ panel, step }: ReturnType<typeof useCodePanel>) {
  const { say, money } = usePageSettings()
  const id = useId()
  const view = viewCodePanel(panel)
  const amount = discountOf(panel.formattedDiscount ?? '', money)
  return (
    <form
      className={styles.panel}
      aria-busy={view.isWaiting}
      onSubmit={(event) => {
        event.preventDefault()
        if (!view.isButtonDisabled) step({ kind: 'pressed' })
      }}
    >
      <label className={styles.label} htmlFor={id}>
        {say('SpecialCode')}
      </label>
      <div className={styles.row}>
        <input
          className={styles.input}
          id={id}
          name={FIELD_NAMES.specialCode}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={64}
          placeholder={say('SpecialCodeHint')}
          value={panel.input}
          readOnly={view.isInputReadOnly}
          aria-invalid={view.isInvalid || undefined}
          aria-describedby={`${id}-said`}
          onChange={(event) => step({ kind: 'typed', text: event.target.value })}
        />
        <Button type="submit" kind="secondary" isDisabled={view.isButtonDisabled} isBusy={view.isWaiting}>
          {say(view.button === 'apply' ? 'SpecialCodeApply' : 'SpecialCodeUndo')}
        </Button>
      </div>
      <div id={`${id}-said`} className={styles.said} aria-live="polite">
        {view.isInvalid && (
          <p className={styles.refusal} role="alert">
            {say('SpecialCodeInvalid')}
          </p>
        )}
        {view.isApplied && <p className={styles.done}>{say('SpecialCodeApplied', { amount })}</p>}
        {view.marketerName && <p>{say('SpecialCodeMarketer', { name: view.marketerName })}</p>}
        {panel.status === 'removed' && <p>{say('SpecialCodeRemoved')}</p>}
      </div>
    </form>
  )
}

/** The answered discount as this page writes money, whatever digits it came in; one that is no amount stays as it is. */
function discountOf(formatted: string, money: MoneyStyle): string {
  const rial = readDiscountAmount(formatted, money.unit)
  return rial === null ? formatted : formatMoney(rial, money)
}

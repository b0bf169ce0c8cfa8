'use client'

import type { ShownTotals } from '@rasteh/contracts/basket'
import { formatAmount, formatMoney } from '@rasteh/persian-text/money'
import { setScoreUse } from '@rasteh/shop-client/basket-extras'
import { useState } from 'react'
import { notices } from '#features/notices/public-notices.ts'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './checkout.module.css'

/** Paying with the score; absent for a customer without points, or where points are worth nothing. */
export function ScoreChoice({ totals, onChanged }: { totals: ShownTotals | null; onChanged: () => void }) {
  const { say, money } = usePageSettings()
  const [isSaving, setSaving] = useState(false)
  if (!totals || totals.userScore === 0 || totals.priceOfScoreRial === 0) return null

  async function set(isUsed: boolean): Promise<void> {
    setSaving(true)
    const isDone = await setScoreUse(isUsed)
    setSaving(false)
    if (isDone) onChanged()
    else notices.show({ tone: 'alert', messages: [{ key: 'NetworkFailed' }] })
  }

  return (
    <div aria-busy={isSaving}>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={totals.usesScore}
          disabled={isSaving}
          onChange={(event) => void set(event.target.checked)}
        />
        {say('CheckoutUseScore', { points: formatAmount(totals.userScore, money.culture) })}
      </label>
      {totals.scoreDiscountRial > 0 && (
        <p className={styles.quiet}>
          {say('CheckoutScoreSaves', { amount: formatMoney(totals.scoreDiscountRial, money) })}
        </p>
      )}
    </div>
  )
}

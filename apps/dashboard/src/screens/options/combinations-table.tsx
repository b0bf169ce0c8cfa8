'use client'

import { optionTexts } from '@rasteh/messages/dashboard'
import { type Combination, type ProductOption, SKU_MAX, titleOfChoice } from '@rasteh/shop-core/options'
import screen from '#components/screen.module.css'
import tables from '#components/table.module.css'

const texts = optionTexts.combinations

export type WantedRow = Combination & { readonly isWanted: boolean }

type CombinationsTableProps = {
  options: readonly ProductOption[]
  rows: readonly WantedRow[]
  onChange: (rows: readonly WantedRow[]) => void
}

/** One row for each combination: its code, and whether it is made. */
export function CombinationsTable({ options, rows, onChange }: CombinationsTableProps) {
  const put = (place: number, part: Partial<WantedRow>) =>
    onChange(rows.map((row, index) => (index === place ? { ...row, ...part } : row)))
  return (
    <table className={tables.table}>
      <caption className={tables.caption}>{texts.title}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.combination}</th>
          <th scope="col">{texts.sku}</th>
          <th scope="col">{texts.isMade}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ choice, sku, isWanted }, place) => {
          const title = titleOfChoice(choice, options, 'fa') ?? ''
          return (
            <tr key={Object.values(choice).join('/')}>
              <th scope="row">
                <bdi>{title}</bdi>
              </th>
              <td data-label={texts.sku}>
                <input
                  className={screen.input}
                  dir="ltr"
                  aria-label={`${texts.sku} ${title}`}
                  value={sku}
                  maxLength={SKU_MAX}
                  disabled={!isWanted}
                  autoComplete="off"
                  onChange={({ target }) => put(place, { sku: target.value })}
                />
              </td>
              <td data-label={texts.isMade}>
                <label className={screen.check}>
                  <input
                    type="checkbox"
                    checked={isWanted}
                    onChange={({ target }) => put(place, { isWanted: target.checked })}
                  />
                  <span className={screen.hiddenLabel}>
                    {texts.isMade} {title}
                  </span>
                </label>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

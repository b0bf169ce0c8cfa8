'use client'

import { MANAGE_PATHS } from '@rasteh/contracts/paths'
import { returnsTexts as texts } from '@rasteh/messages/dashboard'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import { parseAmount } from '@rasteh/persian-text/money'
import { RETURN_EXCEPTIONS } from '@rasteh/shop-core/returns'
import type { ExceptedProduct } from '@rasteh/shop-store/reads/return-rules'
import type { FormEvent } from 'react'
import screen from '#components/screen.module.css'
import tables from '#components/table.module.css'
import { useReturnRule } from './use-return-rule.ts'

/** The products that the law lets the shop not take back. */
export function ExceptionList({ exceptions }: { exceptions: readonly ExceptedProduct[] }) {
  const { keep, isWaiting, refusal } = useReturnRule(MANAGE_PATHS.returnException)
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const ProductId = parseAmount(String(typed.get('ProductId') ?? '')) ?? 0
    if (await keep({ ProductId, Kind: String(typed.get('Kind') ?? '') })) form.reset()
  }
  return (
    <section className={screen.card} aria-label={texts.exceptionsTitle} aria-busy={isWaiting}>
      <h2 className={screen.heading}>{texts.exceptionsTitle}</h2>
      <p className={screen.hint}>{texts.exceptionsHint}</p>
      <form className={screen.steps} onSubmit={add}>
        <div className={screen.row}>
          <label className={screen.field}>
            <span className={screen.label}>{texts.exceptionProduct}</span>
            <input
              className={screen.input}
              name="ProductId"
              inputMode="numeric"
              required
              maxLength={12}
              autoComplete="off"
            />
          </label>
          <label className={screen.field}>
            <span className={screen.label}>{texts.exceptionKind}</span>
            <select className={screen.input} name="Kind" defaultValue={RETURN_EXCEPTIONS[0]}>
              {RETURN_EXCEPTIONS.map((kind) => (
                <option key={kind} value={kind}>
                  {texts.exceptions[kind]}
                </option>
              ))}
            </select>
          </label>
        </div>
        <button type="submit" className={screen.primary} disabled={isWaiting}>
          {texts.exceptionAdd}
        </button>
      </form>
      <div role="alert">{refusal && <p className={screen.refusal}>{refusal}</p>}</div>
      {exceptions.length === 0 ? (
        <p className={screen.hint}>{texts.exceptionsNone}</p>
      ) : (
        <table className={tables.table}>
          <tbody>
            {exceptions.map(({ productId, title, kind }) => (
              <tr key={productId}>
                <td data-label={texts.product}>
                  <a href={`/dashboard/collections/products/${productId}`}>
                    <bdi>{title || toPersianDigits(String(productId))}</bdi>
                  </a>
                </td>
                <td data-label={texts.exceptionKind}>{texts.exceptions[kind]}</td>
                <td>
                  <button
                    type="button"
                    className={screen.danger}
                    aria-label={texts.exceptionRemove.replace('{title}', title)}
                    disabled={isWaiting}
                    onClick={() => keep({ ProductId: productId, Kind: null })}
                  >
                    {texts.remove}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

'use client'

import { chipsOf } from '@rasteh/shop-core/option-chips'
import type { ShownOption } from '@rasteh/shop-store/reads/shown-options'
import { directionOfElement, moveOfKey } from '@rasteh/ui/direction'
import { VisuallyHidden } from '@rasteh/ui/visually-hidden'
import { type CSSProperties, type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { type BuyableProduct, isBuyable } from './buyable.ts'
import styles from './option-chooser.module.css'

type OptionChooserProps = {
  product: BuyableProduct
  chosenId: number
  onChoose: (variantId: number) => void
}

/**
 * The options of a product, each a row of chips of which one is chosen. Without scripts every chip is a link to the page with
 * that variant; with them a row is a group of radio buttons with one stop of the keyboard.
 */
export function OptionChooser({ product, chosenId, onChoose }: OptionChooserProps) {
  const variants = product.variants.map((variant) => ({
    id: variant.id,
    choice: variant.choice,
    isBuyable: isBuyable(variant),
  }))
  const [isAwake, wake] = useState(false)
  useEffect(() => wake(true), [])
  return product.options.map((option) => (
    <OptionRow
      key={option.key}
      option={option}
      chips={chipsOf(option, product.options, { variants, chosenId })}
      isAwake={isAwake}
      onChoose={onChoose}
    />
  ))
}

type OptionRowProps = {
  option: ShownOption
  chips: ReturnType<typeof chipsOf>
  isAwake: boolean
  onChoose: (variantId: number) => void
}

function OptionRow({ option, chips, isAwake, onChoose }: OptionRowProps) {
  const { say } = usePageSettings()
  const { kind, name, values } = option
  const namedBy = (key: string) => values.find((value) => value.key === key)
  const chosen = chips.find(({ isChosen }) => isChosen)
  const stop = chosen ?? chips[0]
  return (
    <fieldset className={styles.row} role={isAwake ? 'radiogroup' : undefined}>
      <legend className={styles.name}>{name}</legend>
      {chosen && kind === 'colour' && (
        <p className={styles.value} aria-hidden="true">
          <bdi>{namedBy(chosen.valueKey)?.label}</bdi>
        </p>
      )}
      <div className={styles.chips}>
        {chips.map((chip) => {
          const { valueKey, variantId, isChosen } = chip
          const value = namedBy(valueKey)
          const shape = kind === 'colour' && value?.colour ? styles.patch : styles.word
          const radio = { role: 'radio', 'aria-checked': isChosen, tabIndex: chip === stop ? 0 : -1 } as const
          return (
            <a
              key={valueKey}
              href={`?variant=${variantId}`}
              rel="nofollow"
              className={chip.isBuyable ? shape : `${shape} ${styles.soldOut}`}
              style={value?.colour ? ({ '--patch': value.colour } as CSSProperties) : undefined}
              title={shape === styles.patch ? value?.label : undefined}
              {...(isAwake ? radio : { 'aria-current': isChosen || undefined })}
              onKeyDown={isAwake ? moveInside : undefined}
              onClick={(event) => {
                if (isOrdinary(event)) choose(event, () => onChoose(variantId))
              }}
            >
              {shape === styles.patch ? (
                <VisuallyHidden>{value?.label}</VisuallyHidden>
              ) : (
                <bdi className={styles.label}>{value?.label}</bdi>
              )}
              {!chip.isBuyable && <VisuallyHidden> {say('OutOfStock')}</VisuallyHidden>}
            </a>
          )
        })}
      </div>
    </fieldset>
  )
}

/** A click that would lead to the page itself, and not into another tab. */
const isOrdinary = ({ metaKey, ctrlKey, shiftKey }: MouseEvent) => !metaKey && !ctrlKey && !shiftKey

function choose(event: MouseEvent, onChoose: () => void): void {
  event.preventDefault()
  onChoose()
}

/** Arrows choose the next or the previous, around the end; space chooses what has the focus. */
function moveInside(event: KeyboardEvent<HTMLElement>): void {
  const row = event.currentTarget.parentElement as HTMLElement
  const radios = [...row.querySelectorAll<HTMLElement>('[role="radio"]')]
  const place = radios.indexOf(event.currentTarget)
  const vertical = { ArrowDown: 'next', ArrowUp: 'previous' } as const
  const move = moveOfKey(event.key, directionOfElement(row)) ?? vertical[event.key as 'ArrowUp'] ?? null
  if (!move && event.key !== ' ') return
  event.preventDefault()
  const steps = move === 'next' ? 1 : move === 'previous' ? -1 : 0
  const target = radios[(place + steps + radios.length) % radios.length]
  target?.focus()
  target?.click()
}

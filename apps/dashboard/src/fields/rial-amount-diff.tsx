'use client'

import { FieldDiffContainer, getHTMLDiffComponents, useTranslation } from '@payloadcms/ui'
import { formatMoney, type PriceUnit } from '@rasteh/persian-text/money'
import type { NumberFieldDiffClientComponent } from 'payload'
import { usePriceUnit } from './price-unit.tsx'

/** An amount in two versions of a document, in the unit of the shop. */
export const RialAmountDiff: NumberFieldDiffClientComponent = (props) => {
  const { comparisonValue, versionValue, field, locale, nestingLevel } = props
  const { i18n } = useTranslation()
  const unit = usePriceUnit()
  const { From, To } = getHTMLDiffComponents({
    fromHTML: paragraph(comparisonValue, unit),
    toHTML: paragraph(versionValue, unit),
    tokenizeByCharacter: false,
  })
  return (
    <FieldDiffContainer
      className="text-diff"
      From={From}
      To={To}
      i18n={i18n}
      label={{ label: field.label, locale }}
      nestingLevel={nestingLevel}
    />
  )
}

const paragraph = (value: unknown, unit: PriceUnit) =>
  `<p>${typeof value === 'number' ? formatMoney(value, { culture: 'fa-IR', unit }) : ''}</p>`

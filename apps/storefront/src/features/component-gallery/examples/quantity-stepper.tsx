import type { Culture } from '@rasteh/persian-text/culture'
import { QuantityStepper } from '@rasteh/ui/quantity-stepper'
import { useState } from 'react'
import { quantityMoves } from '#features/basket/public-quantity.ts'
import { State } from '../example.tsx'
import { samplesOf } from '../samples.ts'

const MOVES = quantityMoves({ min: 2, max: 10, step: 2, stock: 8, unit: '' })

export function QuantityStepperExample({ culture }: { culture: Culture }) {
  const { word } = samplesOf(culture)
  const [value, setValue] = useState(4)
  const common = { label: word, increaseLabel: '+', decreaseLabel: '-', culture, moves: MOVES, value }
  return (
    <>
      <State name="free">
        <QuantityStepper {...common} onChange={setValue} />
      </State>
      <State name="busy">
        <QuantityStepper {...common} isBusy onChange={setValue} />
      </State>
    </>
  )
}

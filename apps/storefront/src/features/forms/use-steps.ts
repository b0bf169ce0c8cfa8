import { datePartNames, type FormStep } from '@rasteh/form-rules/built-form'
import type { FormValues } from '@rasteh/form-rules/form'
import { useEffect, useRef, useState } from 'react'
import type { FormPart } from '#page/islands/form/use-form.ts'

/** The names under which the fields of a step are sent. */
const namesOf = ({ fields }: FormStep) =>
  fields.flatMap(({ id, kind }) => (kind === 'date' ? Object.values(datePartNames(id)) : [id]))

/**
 * Which step of a form is in sight. What was typed says which steps there are: one whose fields are all hidden is passed
 * over. After a move the focus is at what is wrong in the step, or else at its title.
 */
export function useSteps(stepsFor: (values: FormValues) => readonly FormStep[]) {
  const [wanted, setWanted] = useState(0)
  const place = useRef<HTMLFieldSetElement>(null)
  const isFirstTime = useRef(true)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows a move, and nothing else.
  useEffect(() => {
    if (!isFirstTime.current) {
      const wrong = place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
      const title = place.current?.querySelector<HTMLElement>('legend')
      ;(wrong ?? title)?.focus()
    }
    isFirstTime.current = false
  }, [wanted])

  const currentOf = (steps: readonly FormStep[]) => Math.min(wanted, steps.length - 1)
  return {
    place,
    currentOf,
    back: () => setWanted(wanted - 1),
    /** What is checked before the next step; at the last one all is checked. */
    partOf: (values: FormValues): FormPart | null => {
      const steps = stepsFor(values)
      const current = currentOf(steps)
      const step = steps[current]
      if (!step || current === steps.length - 1) return null
      return { names: namesOf(step), onValid: () => setWanted(current + 1) }
    },
    /** Goes to the first step in which something is refused. */
    showRefused: (names: readonly string[], values: FormValues) => {
      const at = stepsFor(values).findIndex((step) => namesOf(step).some((name) => names.includes(name)))
      if (at !== -1) setWanted(at)
    },
  }
}

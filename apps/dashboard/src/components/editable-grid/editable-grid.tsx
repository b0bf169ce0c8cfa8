'use client'

import { type Ref, useSyncExternalStore } from 'react'
import { CardList } from './card-list.tsx'
import type { GridHandle, GridModel } from './grid-model.ts'
import { WideGrid } from './wide-grid.tsx'

/** The same as in the stylesheets. */
const NARROW = '(width <= 700px)'

type EditableGridProps<Row, Key extends string> = GridModel<Row, Key> & { ref: Ref<GridHandle<Key>> }

/** Rows that are edited in place: a grid where there is width for one, the same rows as cards on a phone. */
export function EditableGrid<Row, Key extends string>({ ref, ...model }: EditableGridProps<Row, Key>) {
  const isNarrow = useSyncExternalStore(watchWidth, () => matchMedia(NARROW).matches, onServer)
  // Which of the two is known in the browser alone.
  if (isNarrow === null) return null
  return isNarrow ? <CardList ref={ref} model={model} /> : <WideGrid ref={ref} model={model} />
}

const onServer = () => null

function watchWidth(onChange: () => void) {
  const media = matchMedia(NARROW)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

import type { ComponentType } from 'react'
import type { HydrateWhen, JsonProps } from './island-types.ts'

/** In the browser an island is its component: the loader hydrates it, and inside another island it is a part of that one. */
export function island<Props extends object>(
  _name: string,
  Component: ComponentType<Props>,
  _when: HydrateWhen,
): ComponentType<JsonProps<Props>> {
  return Component as ComponentType<JsonProps<Props>>
}

import type { ComponentType, ReactNode } from 'react'

/** When an island is hydrated: at once, in an idle moment, when it comes near the window, or when it is first used. */
export type HydrateWhen = 'load' | 'idle' | 'visible' | 'touch'

type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json }

/** What does not survive JSON (a function, a Date, markup) does not compile as an island's property. */
export type JsonProps<Props> = {
  [Key in keyof Props]: Key extends 'children'
    ? ReactNode
    : Props[Key] extends Json
      ? Props[Key]
      : Props[Key] extends object
        ? Props[Key] extends ((...args: never[]) => unknown) | Date | Map<unknown, unknown> | Set<unknown>
          ? never
          : JsonProps<Props[Key]>
        : never
}

/** An island as the browser's file of it exports it. */
export type IslandComponent = ComponentType<Record<string, unknown>>

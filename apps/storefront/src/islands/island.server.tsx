import { Children, type ComponentType, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { PageSettingsProvider } from '#page/islands/page-settings.tsx'
import { keptWhileSame } from '#page/layout/kept-parts.ts'
import type { HydrateWhen, JsonProps } from './island-types.ts'
import { renderAlone } from './render-part.tsx'
import { currentRender } from './render-state.ts'
import { Slot } from './slot.tsx'

/**
 * Gives the server's form of an island: its markup, rendered by itself exactly as the browser hydrates it, with its name
 * and its properties as JSON. Inside another island it is a plain part of that one.
 */
export function island<Props extends object>(
  name: string,
  Component: ComponentType<Props>,
  when: HydrateWhen,
): ComponentType<JsonProps<Props>> {
  function ServerIsland(props: JsonProps<Props>) {
    const state = currentRender()
    if (state.isInIsland) return <Component {...(props as unknown as Props)} />
    const { children, ...json } = props as { children?: ReactNode }
    state.islands.add(name)
    const prefix = state.nextPrefix()
    const slots = Children.toArray(children).map(renderAlone)
    const content = slots.length > 0 ? slots.map(toSlot) : undefined
    const island = (
      <PageSettingsProvider {...state.settings}>
        <Component {...(json as Props)}>{content}</Component>
      </PageSettingsProvider>
    )
    const render = () => state.inIsland(() => renderToString(island, { identifierPrefix: prefix }))
    const isGiven = content !== undefined || Object.keys(json).length > 0
    const html = isGiven ? render() : keptWhileSame({ place: name, shows: '' }, render)
    return (
      <rasteh-island
        name={name}
        when={when}
        prefix={prefix}
        props={JSON.stringify(json)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React has just rendered it.
        dangerouslySetInnerHTML={{ __html: html }}
      />
    )
  }
  ServerIsland.displayName = `Island(${name})`
  return ServerIsland as ComponentType<JsonProps<Props>>
}

const toSlot = (html: string, index: number) => <Slot key={index} html={html} />

import type { PageModule } from '@rasteh/shop-store/reads/modules'
import type { ComponentType } from 'react'
import { ModuleFrame } from './module-frame.tsx'
import { RichTextModule } from './rich-text/rich-text-module.tsx'

/** How each kind of module is drawn. A kind that is no longer known (an old version was restored) is left out. */
const components: Record<string, ComponentType<{ module: never }>> = {
  richText: RichTextModule,
}

/** The modules of a page, one below the other. */
export function RenderModules({ modules }: { modules: readonly PageModule[] }) {
  return modules.map((module) => {
    const Module = components[module.blockType]
    if (!Module) return null
    return (
      <ModuleFrame key={module.id} module={module}>
        <Module module={module as never} />
      </ModuleFrame>
    )
  })
}

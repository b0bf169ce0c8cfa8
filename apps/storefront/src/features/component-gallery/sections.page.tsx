import type { PageModule } from '@rasteh/shop-store/reads/modules'
import { type LoadedModule, loadModules, Modules } from '#modules/render-modules.tsx'
import type { SectionExample } from '#modules/section-example.ts'
import { sectionExamples } from '#modules/section-examples.ts'
import { definePage } from '#page/define-page.ts'
import { Answer } from '#page/load/answer.ts'
import { isGalleryOpen } from './gallery-open.ts'
import styles from './sections.page.module.css'

/** Every section of a page, with little and with much in it, for those who work on them; closed in production. */
export default definePage<LoadedModule[]>({
  path: '/ui/sections',
  load: async () => {
    if (!isGalleryOpen(process.env)) throw Answer.notFound()
    return loadModules(toModules())
  },
  head: () => ({ title: 'sections', robots: 'noindex' }),
  Component: ({ data: modules, site }) => (
    <div className={styles.page}>
      <h1 dir="ltr">sections</h1>
      <Modules modules={modules} site={site} />
    </div>
  ),
})

/** On two grounds, since managers choose one. */
const LOOKS = { sparse: {}, full: { background: 'soft' } }

/** A page has one list of its own sections. */
const statesOf = (blockType: string): readonly (keyof SectionExample)[] =>
  blockType === 'bullets' ? ['full'] : ['sparse', 'full']

function toModules(): PageModule[] {
  return Object.entries(sectionExamples).flatMap(([blockType, example], at) =>
    statesOf(blockType).map((state, more) => ({
      ...LOOKS[state],
      ...example[state],
      id: `${blockType}-${state}`,
      blockType,
      moduleId: 900_000 + at * 2 + more,
    })),
  )
}

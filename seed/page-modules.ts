import { localise, type SeedReferences } from './localise.ts'
import { readData } from './read-data.ts'
import { HomeModules, PageModules } from './schema/modules.ts'
import type { SeedLanguage } from './schema/text.ts'

/** The modules of the home page in one language. */
export function homeModules(language: SeedLanguage, references: SeedReferences) {
  return localise(readData(HomeModules, 'content/home.json'), language, references)
}

/** What is shown on a corporate page besides its text. */
export function pageModules(code: string, language: SeedLanguage, references: SeedReferences) {
  const modules = readData(PageModules, 'content/page-modules.json')[code] ?? []
  return localise(modules, language, references)
}

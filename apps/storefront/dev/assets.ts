import { messageKeys } from '@rasteh/messages/catalogue'
import type { EnvironmentModuleNode, ViteDevServer } from 'vite'
import { islandFiles } from '../build/islands.ts'
import type { Assets } from '../src/page/document/assets.ts'

/** What pages name while somebody develops: files as they are written, and the styles of all that a page imports. */
export function devAssets(vite: ViteDevServer): Assets {
  return {
    start: '/dev/start.ts',
    early: { code: '', hash: '' },
    islandsOf: (names) => {
      const entries = islandFiles()
      const used = [...names].flatMap((name) => (entries[name] ? [[name, `/${entries[name]}`]] : []))
      return { files: Object.fromEntries(used), keys: [...messageKeys] }
    },
    stylesOf: (layout, page) => ({
      links: stylesOf(vite, [layout, page]).map((file) => urlOf(vite.config.root, file)),
      inline: null,
      fonts: [],
    }),
  }
}

/** The files of styles that these files import, those of what is imported first. */
function stylesOf({ config, environments }: ViteDevServer, files: readonly string[]): string[] {
  const seen = new Set<EnvironmentModuleNode>()
  const styles = new Set<string>()
  const visit = (module: EnvironmentModuleNode): void => {
    if (seen.has(module)) return
    seen.add(module)
    for (const next of module.importedModules) visit(next)
    if (module.file?.endsWith('.css')) styles.add(module.file)
  }
  for (const file of files)
    for (const module of environments.ssr.moduleGraph.getModulesByFile(`${config.root}/src/${file}`) ?? [])
      visit(module)
  return [...styles]
}

const urlOf = (root: string, file: string) =>
  file.startsWith(`${root}/`) ? file.slice(root.length) : `/@fs${file}`

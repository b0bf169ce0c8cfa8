import { join } from 'node:path'
import { createVitest, type TestModule } from 'vitest/node'
import baseConfig from '../../vitest.config.ts'
import { ROOT } from '../services/settings.ts'
import { type Mutant, withMutant } from './find-mutants.ts'

/** What became of the tests of a run; with none of either they did not run at all. */
export type Tests = { failed: string[]; passed: number }
type Runner = {
  run: (mutant: Mutant | null, files: string[], rows: string[]) => Promise<Tests>
  close: () => Promise<void>
}

/**
 * Runs tests again and again in one process, each time with another fault in the source. No file is rewritten: the fault
 * is put in when a module is loaded.
 */
export async function openRunner(): Promise<Runner> {
  let current: Mutant | null = null
  const plugin = {
    name: 'mutant',
    enforce: 'pre' as const,
    transform: (code: string, id: string) =>
      current && id.split('?')[0] === current.file ? withMutant(code, current) : null,
  }
  const projects = (baseConfig.test?.projects ?? []).flatMap((project) =>
    typeof project === 'object' && 'test' in project && project.test?.name !== 'opensearch'
      ? [{ ...project, plugins: [plugin], test: { ...project.test, isolate: true, fsModuleCache: false } }]
      : [],
  )
  const vitest = await createVitest(
    'test',
    {
      ...{ config: false, root: ROOT, watch: false, reporters: [SILENT], projects, maxWorkers: 2 },
      // What is kept on disk from a run without the fault would be taken in its place.
      fsModuleCache: false,
    },
    { plugins: [plugin] },
  )
  return {
    close: () => vitest.close(),
    run: async (mutant, files, rows) => {
      for (const one of [current, mutant]) if (one) vitest.invalidateFile(one.file)
      current = mutant
      vitest.setGlobalTestNamePattern(
        new RegExp(`\\[[^\\]]*(${rows.map((row) => row.replace('.', '\\.')).join('|')})\\b`),
      )
      const specifications = files.flatMap((file) =>
        vitest.projects
          .filter((project) => project.matchesTestGlob(join(ROOT, file)))
          .map((project) => project.createSpecification(join(ROOT, file))),
      )
      const { testModules } = await vitest.runTestSpecifications(specifications)
      return testsOf(testModules)
    },
  }
}

const SILENT = {}

function testsOf(modules: readonly TestModule[]): Tests {
  const failed = modules.flatMap((module) => {
    const names = [...module.children.allTests('failed')].map((test) => test.fullName)
    const stopped = module.state() === 'failed' && names.length === 0 ? ['does not start'] : []
    return [...names, ...stopped].map((name) => `${module.relativeModuleId}: ${name}`)
  })
  return { failed, passed: modules.flatMap((module) => [...module.children.allTests('passed')]).length }
}

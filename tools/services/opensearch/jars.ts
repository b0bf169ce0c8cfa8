import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, SERVICES_DIR } from '../settings.ts'

const POM = join(ROOT, 'tools/services/opensearch/pom.xml')
const JARS = join(SERVICES_DIR, 'opensearch/jars')

/** The folder of OpenSearch's jars; Maven brings them the first time and whenever the pom has changed. */
export function opensearchJars(): string {
  const wanted = readFileSync(POM, 'utf8')
  const mark = join(JARS, 'pom.xml')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return JARS
  for (const program of ['java', 'mvn']) {
    if (spawnSync(program, ['-version'], { stdio: 'ignore' }).error)
      throw new Error(`OpenSearch needs ${program}: install the packages default-jdk-headless and maven`)
  }
  const unfinished = `${JARS}-unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  const goal = ['dependency:copy-dependencies', `-DoutputDirectory=${unfinished}`]
  // The network may refuse a file now and then; what Maven has, it does not fetch again.
  const brought = [1, 2, 3].some(
    () => spawnSync('mvn', ['-q', '-B', '-f', POM, ...goal], { stdio: ['ignore', 2, 2] }).status === 0,
  )
  if (!brought) throw new Error("Maven could not bring OpenSearch's jars; its messages are above")
  writeFileSync(join(unfinished, 'pom.xml'), wanted)
  rmSync(JARS, { recursive: true, force: true })
  renameSync(unfinished, JARS)
  return JARS
}

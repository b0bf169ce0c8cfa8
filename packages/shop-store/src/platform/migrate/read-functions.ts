import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const FUNCTIONS = join(import.meta.dirname, '../../../functions')
/** What tables and triggers call must exist before a migration creates them. */
const NEEDED_FIRST = ['columns', 'triggers']

const DEFINITION =
  /^create or replace function shop\.(?<name>\w+)\s*\((?<parameters>[\s\S]*?)\)\s*returns\b/im

export type ShopFunction = {
  file: string
  name: string
  /** As `drop function` takes them: without defaults. */
  parameters: string
  text: string
  isNeededFirst: boolean
}

/** The functions of schema shop, one a file. */
export function readFunctions(): ShopFunction[] {
  return readdirSync(FUNCTIONS, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'dropped.sql')
    .map((entry) => relative(FUNCTIONS, join(entry.parentPath, entry.name)))
    .sort()
    .map((file) => toFunction(file, readFileSync(join(FUNCTIONS, file), 'utf8')))
}

/** The statements that drop the functions whose files are gone. */
export function readDropped(): string {
  return readFileSync(join(FUNCTIONS, 'dropped.sql'), 'utf8')
}

export function toFunction(file: string, text: string): ShopFunction {
  const definition = DEFINITION.exec(text)?.groups
  if (!definition) throw new Error(`functions/${file} holds no \`create or replace function shop.…\``)
  const { name = '', parameters = '' } = definition
  return {
    file,
    name,
    parameters: parameters.replaceAll(/\sdefault\s[^,]*/gi, '').trim(),
    text,
    isNeededFirst: NEEDED_FIRST.includes(file.split(sep)[0] ?? ''),
  }
}

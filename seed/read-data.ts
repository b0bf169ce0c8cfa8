import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'

const DATA = join(import.meta.dirname, 'data')

/** Reads a file of `data`; one that does not match its schema is an error that says where. */
export function readData<Schema extends TSchema>(schema: Schema, file: string): Static<Schema> {
  const value: unknown = JSON.parse(readFileSync(join(DATA, file), 'utf8'))
  if (Value.Check(schema, value)) return value as Static<Schema>
  const [first] = Value.Errors(schema, value)
  throw new Error(`seed/data/${file}${first?.instancePath} ${first?.message}`)
}

/** Reads every JSON file of a folder of `data`, in the order of their positions. */
export function readFolder<Schema extends TSchema>(schema: Schema, folder: string): Static<Schema>[] {
  const names = readdirSync(join(DATA, folder)).filter((name) => name.endsWith('.json'))
  const positioned = names.map((name) => readData(schema, `${folder}/${name}`))
  return positioned.sort((one, other) => positionOf(one) - positionOf(other))
}

const positionOf = (value: unknown) => (value as { position: number }).position

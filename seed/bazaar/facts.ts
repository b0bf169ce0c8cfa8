import { readData } from '../read-data.ts'
import { NamedTexts } from '../schema/bazaar.ts'
import type { Text } from '../schema/text.ts'

/** What is true of one product; grades are given over these, never over its texts. */
export type BazaarFacts = {
  readonly number: number
  readonly type: string
  readonly brand: string
  readonly model: string
  readonly code: string
  readonly traits: Readonly<Record<string, number | string>>
  /** The device an accessory is made for. */
  readonly fits: { readonly type: string; readonly brand: string; readonly model: string } | null
}

/** The groups of the bazaar's categories by their keys. */
export const DEPARTMENTS = readData(NamedTexts, 'bazaar/departments.json')

export function departmentOf(key: string): Text {
  const department = DEPARTMENTS[key]
  if (!department) throw new Error(`There is no department ${key}.`)
  return department
}

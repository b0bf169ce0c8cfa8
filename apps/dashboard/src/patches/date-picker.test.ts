import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { datePickerAlias, REPLACED_FILE } from './date-picker.ts'

const APP = join(import.meta.dirname, '../..')
const CLIENT = join(APP, 'node_modules/@payloadcms/ui/dist/exports/client')

describe("the content platform's date picker", () => {
  it('is a file of its own, under the name that is replaced', () => {
    expect(existsSync(join(CLIENT, REPLACED_FILE))).toBe(true)
  })

  it('is loaded by that name', () => {
    const entry = readFileSync(join(CLIENT, 'index.js'), 'utf8')
    expect(entry).toMatch(new RegExp(`import\\(["']${REPLACED_FILE.replaceAll('.', '\\.')}["']\\)`))
  })

  it('is replaced by a file that exists', () => {
    for (const file of Object.values(datePickerAlias)) expect(existsSync(join(APP, file))).toBe(true)
  })
})

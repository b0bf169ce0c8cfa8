import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The one without windows comes first: the others draw their own toolbars too, which takes a third of the time of a test. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** The browser of this machine: the one that CHROME_PATH names, or the first on PATH. None is downloaded. */
export function findChromium(env: Readonly<Record<string, string | undefined>> = process.env): string {
  const { CHROME_PATH, PATH = '' } = env
  if (CHROME_PATH) {
    if (isProgram(CHROME_PATH)) return CHROME_PATH
    throw new Error(`CHROME_PATH names ${CHROME_PATH}, which is no program`)
  }
  const folders = PATH.split(delimiter).filter(Boolean)
  const found = NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
  if (found) return found
  throw new Error(
    `no browser: install Chromium (Debian: apt-get install chromium) or name one by CHROME_PATH; looked on PATH for ${NAMES.join(', ')}`,
  )
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

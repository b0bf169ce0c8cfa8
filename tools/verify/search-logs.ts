import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type LogFind = { file: string; what: string; line: string }

/** What no log may hold: session tokens, cookies with secrets, addresses of a second factor. */
const SHAPES: readonly [string, RegExp][] = [
  ['a session token', /eyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}/],
  ['a cookie', /(rasteh-token|rasteh-basket|rasteh-captcha|rasteh-device)=[A-Za-z0-9_%-]{8,}/],
  ['the secret of a second factor', /otpauth:\/\//],
  ['a password', /"(password|Password|Current)":"(?!\[Redacted\])[^"]+"/],
]

/** Looks through all logs of a folder for secrets: of these shapes, and these very ones. */
export function searchLogs(directory: string, secrets: readonly string[]): LogFind[] {
  return readdirSync(directory).flatMap((file) => {
    const lines = readFileSync(join(directory, file), 'utf8').split('\n')
    return lines.flatMap((line) =>
      findIn(line, secrets).map((what) => ({ file, what, line: line.slice(0, 200) })),
    )
  })
}

function findIn(line: string, secrets: readonly string[]): string[] {
  return [
    ...SHAPES.filter(([, shape]) => shape.test(line)).map(([name]) => name),
    ...secrets
      .filter((secret) => secret.length >= 4 && holds(line, secret))
      .map(() => 'a secret of a journey'),
  ]
}

/** A few digits stand in many a time and size; they are found where they stand by themselves. */
function holds(line: string, secret: string): boolean {
  if (!line.includes(secret)) return false
  return !/^\d+$/.test(secret) || new RegExp(`(?<![\\d.])${secret}(?!\\d)`).test(line)
}

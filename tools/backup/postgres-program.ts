import { execFileSync } from 'node:child_process'

/** Runs a client program of PostgreSQL on a database; its password goes by the environment, where no list shows it. */
export function runOnDatabase(
  program: 'pg_dump' | 'pg_restore' | 'psql',
  url: string,
  args: string[],
): string {
  const { hostname, port, username, password, pathname } = new URL(url)
  return execFileSync(program, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PGHOST: hostname,
      PGPORT: port || '5432',
      PGUSER: decodeURIComponent(username),
      PGPASSWORD: decodeURIComponent(password),
      PGDATABASE: pathname.slice(1),
    },
  })
}

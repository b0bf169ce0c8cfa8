import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Database } from '@rasteh/shop-store/platform/pool'
import { findPrimary } from '../../tools/services/cluster/members.ts'
import { drillCluster, repositoryDir } from '../../tools/services/cluster/place.ts'
import { runPgBackRest } from '../../tools/services/cluster.ts'

/** A moment by the database's own clock, and where in its log it lies. */
export type Moment = { text: string; ms: number; timeline: number; piece: string }

export async function noteMoment(owner: Database): Promise<Moment> {
  const { rows } = await owner.query<{ text: string; us: string; piece: string }>(
    `select to_char(at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') || '+00' as text,
      (extract(epoch from at) * 1000000)::bigint as us, pg_walfile_name(pg_current_wal_lsn()) as piece
    from (select clock_timestamp() as at) as now`,
  )
  const { text = '', us = '0', piece = '' } = rows[0] ?? {}
  return { text, ms: Number(us) / 1_000, timeline: Number.parseInt(piece.slice(0, 8), 16), piece }
}

/** What the repository has of the log: its newest piece, and how long ago that came. */
export async function newestPiece(owner: Database): Promise<{ piece: string; agoMs: number }> {
  const { rows } = await owner.query<{ piece: string | null; ago: number | null }>(
    `select last_archived_wal as piece,
      (extract(epoch from clock_timestamp() - last_archived_time) * 1000)::float8 as ago from pg_stat_archiver`,
  )
  return { piece: rows[0]?.piece ?? '', agoMs: rows[0]?.ago ?? Number.POSITIVE_INFINITY }
}

/** Waits, without asking the database to hurry, until the piece of the log with this moment is in the repository. */
export async function waitUntilKept(owner: Database, { piece }: Moment, withinMs: number): Promise<boolean> {
  for (const deadline = Date.now() + withinMs; Date.now() < deadline; await setTimeout(250))
    if ((await newestPiece(owner)).piece >= piece) return true
  return false
}

/** pgBackRest on whichever machine is the primary. */
export async function onPrimary(...words: string[]): Promise<string> {
  const primary = await findPrimary(drillCluster)
  if (!primary) throw new Error('there is no primary')
  return runPgBackRest(drillCluster, primary, ...words)
}

/** In megabytes: the database, its newest whole backup in the repository, and all of the repository. */
export async function measureSizes(owner: Database) {
  const { rows } = await owner.query<{ size: number }>(
    'select pg_database_size(current_database())::float8 as size',
  )
  const [stanza] = JSON.parse(await onPrimary('info', '--output=json')) as Info
  return {
    database: inMegabytes(rows[0]?.size ?? 0),
    backup: inMegabytes(stanza?.backup.at(-1)?.info.repository.size ?? 0),
    repository: inMegabytes(bytesUnder(repositoryDir(drillCluster))),
  }
}

type Info = { backup: { info: { repository: { size: number } } }[] }[]

const bytesUnder = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + sizeOf(join(parentPath, name)), 0)

/** A piece that is being put away changes its name meanwhile. */
const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0

const inMegabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1)

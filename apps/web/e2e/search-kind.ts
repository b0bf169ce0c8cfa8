import { postgresClient } from '../../../scripts/services/postgres.ts'

/** Chooses the kind of the header's search box, as a manager does in the dashboard. No other file of journeys does. */
export function chooseSearchBox(kind: 'suggestions' | 'simple' | 'preview'): void {
  const statement = `update public.header set search_box_kind = '${kind}'`
  postgresClient('psql', ['-q', '-d', 'rasteh_e2e', '-c', statement])
}

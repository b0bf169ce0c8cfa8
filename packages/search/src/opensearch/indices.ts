import { type Engine, isMissing } from './engine.ts'
import { indexTemplate } from './index-definition.ts'

const SLOW_MS = 60_000
const COPY_WITHIN_MS = 900_000

/** Which indices there are: one serves, one may be in the making beside it. */
export type Indices = { serving: string | null; building: string | null }

const servingAlias = (prefix: string) => `${prefix}-serving`
const buildingAlias = (prefix: string) => `${prefix}-building`

/** The name under which searches find whichever index serves. */
export const servingName = servingAlias

export async function findIndices(engine: Engine, prefix: string): Promise<Indices> {
  const found = await engine.ask<Record<string, { aliases: Record<string, object> }>>({
    method: 'GET',
    path: `/${prefix}-*/_alias`,
    withinMs: SLOW_MS,
  })
  const named = (alias: string) => Object.keys(found).find((index) => found[index]?.aliases[alias]) ?? null
  return { serving: named(servingAlias(prefix)), building: named(buildingAlias(prefix)) }
}

/** A new index beside the one that serves. Its name says when it was begun, in milliseconds. */
export async function createBuilding(engine: Engine, prefix: string): Promise<string> {
  await engine.ask({
    method: 'PUT',
    path: `/_index_template/${prefix}`,
    body: indexTemplate(prefix),
    withinMs: SLOW_MS,
  })
  const index = `${prefix}-${Date.now()}`
  // While it is built no search uses it, and its replica is made once, at the end.
  const settings = { 'index.number_of_replicas': 0, 'index.refresh_interval': '-1' }
  const aliases = { [buildingAlias(prefix)]: {} }
  await engine.ask({ method: 'PUT', path: `/${index}`, body: { settings, aliases }, withinMs: SLOW_MS })
  return index
}

/** Lets the built index serve in one step, once its replica is complete, and removes the one before. */
export async function swap(engine: Engine, prefix: string, building: string): Promise<void> {
  // A copy takes over files quickly, but repeats one by one what is only in the log.
  await engine.ask({ method: 'POST', path: `/${building}/_flush`, withinMs: COPY_WITHIN_MS })
  const settings = { 'index.number_of_replicas': 1, 'index.refresh_interval': '500ms' }
  await engine.ask({ method: 'PUT', path: `/${building}/_settings`, body: settings, withinMs: SLOW_MS })
  await engine.ask({ method: 'POST', path: `/${building}/_refresh`, withinMs: SLOW_MS })
  await waitForCopy(engine, building)
  const { serving } = await findIndices(engine, prefix)
  const alias = servingAlias(prefix)
  const actions = [
    ...(serving ? [{ remove: { index: serving, alias } }] : []),
    { remove: { index: building, alias: buildingAlias(prefix) } },
    { add: { index: building, alias } },
  ]
  await engine.ask({ method: 'POST', path: '/_aliases', body: { actions }, withinMs: SLOW_MS })
  if (serving) await dropIndex(engine, serving)
}

export async function dropIndex(engine: Engine, index: string): Promise<void> {
  try {
    await engine.ask({ method: 'DELETE', path: `/${index}`, withinMs: SLOW_MS })
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}

/** Whether no part of an index is lost with its node. */
export async function isWhole(engine: Engine, index: string): Promise<boolean> {
  const { status } = await engine.ask<{ status: string }>({
    method: 'GET',
    path: `/_cluster/health/${index}`,
    withinMs: SLOW_MS,
  })
  return status !== 'red'
}

/** With one node left no other node can hold a replica: then the index serves without one. */
async function waitForCopy(engine: Engine, index: string): Promise<void> {
  const { number_of_data_nodes: nodes } = await engine.ask<{ number_of_data_nodes: number }>({
    method: 'GET',
    path: '/_cluster/health',
    withinMs: SLOW_MS,
  })
  const status = nodes > 1 ? 'green' : 'yellow'
  const answer = await engine.ask<{ timed_out: boolean }>({
    method: 'GET',
    path: `/_cluster/health/${index}`,
    query: { wait_for_status: status, timeout: `${COPY_WITHIN_MS}ms` },
    withinMs: COPY_WITHIN_MS + SLOW_MS,
  })
  if (answer.timed_out) throw new Error(`the copy of ${index} was not made within ${COPY_WITHIN_MS} ms`)
}

import { setTimeout } from 'node:timers/promises'
import { type DatabaseCluster, NODES, type NodeIndex, nodeAddress, nodeName } from './place.ts'
import { REST_PASSWORD } from './write-settings.ts'

export type Member = { name: string; role: string; state: string; timeline?: number; lag?: number | string }

/** What the machines say of each other, by the first that answers; nothing when none does. */
export async function askMembers(cluster: DatabaseCluster): Promise<Member[]> {
  const answers = NODES.map(async (node) => {
    const answer = await fetch(`${restOf(cluster, node)}/cluster`, { signal: AbortSignal.timeout(2_000) })
    return ((await answer.json()) as { members: Member[] }).members
  })
  return Promise.any(answers).catch(() => [])
}

/** The machine that takes writes, asked of each itself; null while there is none. */
export async function findPrimary(cluster: DatabaseCluster): Promise<NodeIndex | null> {
  const asked = NODES.map(async (node) => {
    const url = `${restOf(cluster, node)}/primary`
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => null)
    return answer?.status === 200 ? node : null
  })
  return (await Promise.all(asked)).find((node) => node !== null) ?? null
}

/** Waits until one machine leads, the others follow without lag and one of them is synchronous. */
export async function waitUntilWhole(cluster: DatabaseCluster, withinMs = 120_000): Promise<Member[]> {
  const deadline = Date.now() + withinMs
  for (;;) {
    const members = await askMembers(cluster)
    if (isWhole(members) && (await allAnswer(cluster))) return members
    if (Date.now() > deadline)
      throw new Error(`the cluster is not whole after ${withinMs / 1000} s: ${JSON.stringify(members)}`)
    await setTimeout(250)
  }
}

/** What is known of a machine outlives it for a while, so each is asked itself. */
async function allAnswer(cluster: DatabaseCluster): Promise<boolean> {
  const asked = NODES.map(async (node) => {
    const url = `${restOf(cluster, node)}/health`
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => null))?.status === 200
  })
  return (await Promise.all(asked)).every(Boolean)
}

export function isWhole(members: readonly Member[]): boolean {
  const leaders = members.filter(({ role, state }) => role === 'leader' && state === 'running')
  const followers = members.filter(({ role, state }) => role !== 'leader' && isFollowing(state))
  const timelines = new Set(members.map(({ timeline }) => timeline))
  return (
    leaders.length === 1 &&
    followers.length === NODES.length - 1 &&
    timelines.size === 1 &&
    followers.some(({ role }) => role === 'sync_standby')
  )
}

/** Newer Patronis say "streaming" of a standby that runs. */
const isFollowing = (state: string) => state === 'running' || state === 'streaming'

/** Asks the primary to hand over in order, to whichever standby is synchronous. */
export async function switchOver(cluster: DatabaseCluster, from: NodeIndex): Promise<void> {
  const answer = await fetch(`${restOf(cluster, from)}/switchover`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${btoa(`patroni:${REST_PASSWORD}`)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ leader: nodeName(from) }),
  })
  if (!answer.ok) throw new Error(`no switchover: ${answer.status} ${await answer.text()}`)
}

const restOf = (cluster: DatabaseCluster, node: NodeIndex) => `http://${nodeAddress(cluster, node)}:8008`

import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type Cluster, endNode, NODES, startNode } from './opensearch/node.ts'
import { isElsewhere, opensearchUrls, ports, SERVICES_DIR } from './settings.ts'

const READY_WITHIN_MS = 240_000

const shopCluster: Cluster = {
  name: 'rasteh',
  dir: join(SERVICES_DIR, 'opensearch'),
  port: ports.opensearch,
}

/** Two nodes of OpenSearch, each a process of its own; returns when they have found each other. */
export async function startOpenSearch(cluster = shopCluster): Promise<void> {
  if (isElsewhere.opensearch && cluster === shopCluster) return
  for (const node of NODES) startNode(cluster, node)
  await waitForNodes(cluster, NODES.length)
}

export async function stopOpenSearch(cluster = shopCluster): Promise<void> {
  if (isElsewhere.opensearch && cluster === shopCluster) return
  await Promise.all(NODES.map((node) => endNode(cluster, node, 'SIGTERM')))
}

export async function isOpenSearchRunning(cluster = shopCluster): Promise<boolean> {
  const answers = opensearchUrls(cluster.port).map((url) => askHealth(`${url}/_cluster/health?timeout=1s`))
  return (await Promise.all(answers)).every((health) => health !== null && health.status !== 'red')
}

/** Asks until so many nodes form the cluster and every index can be searched. */
export async function waitForNodes(cluster: Cluster, count: number): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS
  const wanted = `wait_for_nodes=${count}&wait_for_status=yellow&timeout=5s`
  const ready = async () => {
    const answers = opensearchUrls(cluster.port).map((url) => askHealth(`${url}/_cluster/health?${wanted}`))
    return (await Promise.all(answers)).filter((health) => health && !health.timed_out).length >= count
  }
  while (!(await ready())) {
    if (Date.now() > deadline)
      throw new Error(
        `OpenSearch was not ready within ${READY_WITHIN_MS / 1000} s: see ${cluster.dir}/node-*/server.log`,
      )
    await setTimeout(250)
  }
}

type Health = { status: string; timed_out: boolean }

async function askHealth(url: string): Promise<Health | null> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) })
    return answer.ok ? ((await answer.json()) as Health) : null
  } catch {
    return null
  }
}

/** A drill or bench that somebody ends leaves no node behind: it would hold the port of the next one. */
export function stopWhenInterrupted(cluster: Cluster): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stopOpenSearch(cluster).finally(() => process.exit(1)))
}

import type { DocumentSink, FedDocument } from '../feed/document-sink.ts'
import type { Engine } from './engine.ts'
import { createBuilding, dropIndex, findIndices, isWhole, swap } from './indices.ts'
import { type Change, write } from './write.ts'

/** How far a rebuild came is noted each so many products: one that was killed repeats no more than these. */
const NOTED_EACH = 10_000

const toSave = ({ document }: FedDocument): Change => ({ kind: 'save', document })

/**
 * OpenSearch's index as the feed fills it. Changes go into the index that serves and into one that is being built. A
 * change carries the time as its version, a rebuilt document the time the rebuild began: so a rebuild never covers a
 * change that came while it ran, and a late call never covers a later one. Without an index nothing is written: a
 * rebuild makes the first.
 */
export function createOpenSearchSink(engine: Engine, prefix = 'rasteh-products'): DocumentSink {
  const nextVersion = createVersions()
  async function change(changes: readonly Change[]) {
    if (changes.length === 0) return
    const version = nextVersion()
    const { serving, building } = await findIndices(engine, prefix)
    await write(
      engine,
      [...new Set([serving, building])].filter((index) => index !== null),
      changes,
      version,
    )
  }
  let noted = 0
  return {
    save: (documents) => change(documents.map(toSave)),
    drop: (productIds) => change(productIds.map((productId) => ({ kind: 'drop', productId }))),
    rebuild: {
      async begin() {
        const { building } = await findIndices(engine, prefix)
        noted = building && (await isWhole(engine, building)) ? await readProgress(engine, building) : 0
        if (noted > 0) return noted
        if (building) await dropIndex(engine, building)
        await createBuilding(engine, prefix)
        return 0
      },
      async save(documents, doneUntil) {
        const building = await requireBuilding(engine, prefix)
        await write(engine, [building], documents.map(toSave), begunAt(building))
        if (doneUntil < noted + NOTED_EACH) return
        await noteProgress(engine, building, doneUntil)
        noted = doneUntil
      },
      finish: async () => swap(engine, prefix, await requireBuilding(engine, prefix)),
    },
  }
}

/** Rises with every call and with the clock. */
function createVersions(): () => number {
  let last = 0
  return () => {
    last = Math.max(last + 1, Date.now() * 1000)
    return last
  }
}

const begunAt = (index: string) => Number(index.slice(index.lastIndexOf('-') + 1)) * 1000

async function requireBuilding(engine: Engine, prefix: string): Promise<string> {
  const { building } = await findIndices(engine, prefix)
  if (!building) throw new Error('the index that was being built is gone; begin the rebuild again')
  return building
}

type Mappings = Record<string, { mappings: { _meta?: { doneUntil?: number } } }>

async function readProgress(engine: Engine, index: string): Promise<number> {
  const answer = await engine.ask<Mappings>({ method: 'GET', path: `/${index}/_mapping`, withinMs: 10_000 })
  return answer[index]?.mappings._meta?.doneUntil ?? 0
}

async function noteProgress(engine: Engine, index: string, doneUntil: number): Promise<void> {
  await engine.ask({
    method: 'PUT',
    path: `/${index}/_mapping`,
    body: { _meta: { doneUntil } },
    withinMs: 60_000,
  })
}

import { checkStorageName, type FileStorage } from './file-storage.ts'
import { type S3Credentials, signS3 } from './sign-s3.ts'

const TIME_LIMIT_MS = 20_000
const NOTHING = new Uint8Array()

export type S3Settings = S3Credentials & { endpoint: string; bucket: string }

/** A bucket of any service that speaks S3, addressed by path (MinIO, Ceph, ArvanCloud and the rest understand it). */
export function s3Storage({ endpoint, bucket, ...credentials }: S3Settings): FileStorage {
  async function send(method: 'PUT' | 'GET' | 'DELETE', name: string, body = NOTHING): Promise<Response> {
    const url = new URL(`${endpoint.replace(/\/$/, '')}/${bucket}/${checkStorageName(name)}`)
    const answer = await fetch(url, {
      method,
      headers: signS3({ method, url, body, at: new Date() }, credentials),
      ...(method === 'PUT' ? { body } : {}),
      // A service that leads elsewhere would be handed our signature there.
      redirect: 'error',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    })
    if (answer.ok || answer.status === 404) return answer
    await answer.body?.cancel()
    throw new Error(`the file storage answered ${answer.status} to ${method}`)
  }
  return {
    async put(name, bytes) {
      const { status } = await send('PUT', name, new Uint8Array(bytes))
      if (status === 404) throw new Error(`the file storage has no bucket "${bucket}"`)
    },
    async get(name) {
      const answer = await send('GET', name)
      return answer.status === 404 ? null : new Uint8Array(await answer.arrayBuffer())
    },
    async remove(name) {
      await send('DELETE', name)
    },
  }
}

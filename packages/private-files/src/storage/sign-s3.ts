import { createHash, createHmac } from 'node:crypto'

export type S3Credentials = { region: string; accessKey: string; secretKey: string }
export type S3Request = { method: string; url: URL; body: Uint8Array; at: Date }

/** The headers by which an S3 service knows the caller (AWS Signature Version 4, the whole body signed). */
export function signS3(
  { method, url, body, at }: S3Request,
  { region, accessKey, secretKey }: S3Credentials,
): Record<string, string> {
  const time = at.toISOString().replace(/[-:]|\.\d{3}/g, '')
  const scope = [time.slice(0, 8), region, 's3', 'aws4_request']
  const signed = { host: url.host, 'x-amz-content-sha256': sha256(body), 'x-amz-date': time }
  const names = Object.keys(signed).join(';')
  const canonical = [
    method,
    url.pathname,
    url.searchParams.toString(),
    ...Object.entries(signed).map(([name, value]) => `${name}:${value}`),
    '',
    names,
    signed['x-amz-content-sha256'],
  ].join('\n')
  const text = ['AWS4-HMAC-SHA256', time, scope.join('/'), sha256(canonical)].join('\n')
  const key = scope.reduce<Uint8Array>((last, part) => hmac(last, part), Buffer.from(`AWS4${secretKey}`))
  const signature = Buffer.from(hmac(key, text)).toString('hex')
  const { host: _, ...sent } = signed
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKey}/${scope.join('/')}, SignedHeaders=${names}, Signature=${signature}`,
  }
}

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: Uint8Array, text: string): Uint8Array => createHmac('sha256', key).update(text).digest()

/** One request as it goes over the wire, to shop-api or to the content platform. */
export type FuzzRequest = {
  surface: 'shop' | 'cms'
  /** The call it is meant for, as `METHOD path` with the names of its parameters. */
  call: string
  method: string
  /** Path and query, already encoded, or wrongly so on purpose. */
  url: string
  headers: Record<string, string>
  body?: Buffer
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** The request as a line that a shell takes, to see it fail again. */
export function toCurl({ method, url, headers, body }: FuzzRequest, origin: string): string {
  const parts = ['curl', '--path-as-is', '-i', '-X', method, quoted(`${origin}${url}`)]
  for (const [name, value] of Object.entries(headers)) parts.push('-H', quoted(`${name}: ${value}`))
  if (body === undefined) return parts.join(' ')
  const isText = !body.includes(0) && body.equals(Buffer.from(body.toString('utf8')))
  return isText
    ? [...parts, '--data-binary', quoted(body.toString('utf8'))].join(' ')
    : [`printf %s ${body.toString('base64')} | base64 -d |`, ...parts, '--data-binary', '@-'].join(' ')
}

import { createServer, type Socket } from 'node:net'

/** `html` is the part with the sender's look, where the email has one. */
export type Mail = { to: string; text: string; html: string | null }
export type MailSimulator = { url: string; received: Mail[]; stop: () => Promise<void> }

/** A mail server that keeps what it is given and sends nothing on: as much of SMTP (RFC 5321) as one sender needs. */
export async function startMailSimulator(
  options: { port?: number; onMail?: (mail: Mail) => void } = {},
): Promise<MailSimulator> {
  const received: Mail[] = []
  const server = createServer((socket) => {
    talk(socket, (mail) => {
      received.push(mail)
      options.onMail?.(mail)
    })
  })
  await new Promise<void>((done) => server.listen(options.port ?? 0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    stop: () => new Promise((done) => server.close(() => done())),
  }
}

function talk(socket: Socket, keep: (mail: Mail) => void): void {
  let rest = ''
  let to = ''
  let data: string[] | null = null
  const say = (line: string) => socket.write(`${line}\r\n`)
  const hear = (line: string) => {
    if (data) {
      if (line !== '.') return void data.push(line.replace(/^\.\./, '.'))
      keep({ to, ...toParts(data.join('\r\n')) })
      data = null
      return say('250 kept')
    }
    const [verb = ''] = line.toUpperCase().split(/[ :]/)
    if (verb === 'RCPT') to = /<([^>]*)>/.exec(line)?.[1] ?? ''
    if (verb === 'DATA') data = []
    if (verb === 'QUIT') return socket.end('221 bye\r\n')
    return say(verb === 'DATA' ? '354 go on' : '250 ok')
  }
  socket.setEncoding('utf8')
  socket.on('error', () => {})
  socket.on('data', (part: string) => {
    const lines = (rest + part).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) hear(line)
  })
  say('220 simulator')
}

/** The text of an email, and its HTML where it has both (multipart/alternative, RFC 2046). */
function toParts(email: string): Omit<Mail, 'to'> {
  const boundary = /^content-type: multipart\/alternative;\s*boundary="([^"]+)"/im.exec(headOf(email))?.[1]
  if (!boundary) return { text: toText(email), html: null }
  const parts = email.split(`--${boundary}`).map((part) => part.replace(/^\r\n|\r\n$/g, ''))
  const partOf = (type: string) => parts.slice(1).find((part) => headOf(part).toLowerCase().includes(type))
  const html = partOf('content-type: text/html')
  return { text: toText(partOf('content-type: text/plain') ?? ''), html: html ? toText(html) : null }
}

const headOf = (email: string) => email.slice(0, email.indexOf('\r\n\r\n'))

/** The text of one part, whichever transfer encoding it has. */
function toText(email: string): string {
  const head = headOf(email)
  const body = email.slice(head.length + 4)
  if (/transfer-encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8')
  if (!/transfer-encoding: quoted-printable/i.test(head)) return body
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

import { createServer, type Socket } from 'node:net'

export type Mail = { to: string; text: string }
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
      keep({ to, text: toText(data.join('\r\n')) })
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

/** The text of an email of one part, whichever transfer encoding it has. */
function toText(email: string): string {
  const end = email.indexOf('\r\n\r\n')
  const [head, body] = [email.slice(0, end), email.slice(end + 4)]
  if (/transfer-encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8')
  if (!/transfer-encoding: quoted-printable/i.test(head)) return body
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

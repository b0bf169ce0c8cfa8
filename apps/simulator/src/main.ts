import { startBankSimulator } from './banks/bank-simulator.ts'
import { startMailSimulator } from './mail/mail-simulator.ts'
import { startSmsSimulator } from './sms/sms-simulator.ts'

/** The outside services of a shop that has none: what they would send is printed here. */
const port = Number(process.env.SIMULATOR_PORT ?? 4_100)
const isTalkative = process.env.SIMULATOR_PRINTS === 'yes'
const print = (line: string) => isTalkative && process.stdout.write(`  ${line}\n`)

const sms = await startSmsSimulator({
  port,
  onSent: ({ to, values = [] }) => print(`SMS to ${to}: ${values.join(' · ')}`),
})
const mail = await startMailSimulator({
  port: port + 1,
  onMail: ({ to, text }) => {
    sms.sent.push({ to, code: /\d{8}/.exec(text)?.[0] ?? '', provider: 'mail' })
    print(`mail to ${to}: ${text.replaceAll(/\s+/g, ' ')}`)
  },
})
const banks = await startBankSimulator({ port: port + 2 })
print(`banks at ${banks.url}`)

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => Promise.all([sms.stop(), mail.stop(), banks.stop()]).then(() => process.exit(0)))
}

import { readNetwork } from '../client-ip.ts'

/** How a setting must look, and the words of its message. */
export type Form = { isRight: (value: string) => boolean; words: string }

const isNumberIn = (least: number, most: number) => (value: string) =>
  /^\d{1,12}$/.test(value) && Number(value) >= least && Number(value) <= most

const isAddress =
  (...protocols: string[]) =>
  (value: string) =>
    URL.canParse(value) && protocols.includes(new URL(value).protocol)

const isOnThisMachine = (value: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(value).hostname)

export const SECRET_LENGTH = 32

/** The forms that settings have; a count that may be 0 turns something off. */
export const FORMS = {
  origin: {
    isRight: (value) =>
      isAddress('http:', 'https:')(value) && new URL(value).pathname === '/' && !/[?#@]/.test(value),
    words: 'must be an address like https://shop.example, without a path',
  },
  web: { isRight: isAddress('http:', 'https:'), words: 'must be an address with http or https' },
  contact: {
    isRight: isAddress('mailto:', 'https:'),
    words: 'must be a contact like mailto:security@shop.example or https://shop.example/report',
  },
  outside: {
    isRight: (value) => isAddress('https:')(value) || (isAddress('http:')(value) && isOnThisMachine(value)),
    words: 'must be an address with https (http only on this machine)',
  },
  database: {
    isRight: isAddress('postgres:', 'postgresql:'),
    words: 'must be an address like postgres://role:password@host:5432/database',
  },
  redis: {
    isRight: isAddress('redis:', 'rediss:'),
    words: 'must be an address like redis://127.0.0.1:6379/0',
  },
  secret: {
    isRight: ({ length }) => length >= SECRET_LENGTH,
    words: `must have at least ${SECRET_LENGTH} characters`,
  },
  port: { isRight: isNumberIn(0, 65_535), words: 'must be a port, 1 to 65535 (0: any that is free)' },
  count: {
    isRight: isNumberIn(1, Number.MAX_SAFE_INTEGER),
    words: 'must be a whole number above 0',
  },
  proxies: {
    isRight: (value) => value.split(',').every((text) => text.trim() === '' || readNetwork(text) !== null),
    words: 'must be addresses or networks like 127.0.0.1,192.0.2.0/24, parted by commas',
  },
  countOrNone: { isRight: isNumberIn(0, Number.MAX_SAFE_INTEGER), words: 'must be a whole number' },
} as const satisfies Record<string, Form>

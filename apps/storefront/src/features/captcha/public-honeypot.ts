export { Honeypot } from './honeypot.tsx'

export { type KeyRing, newFileKey, open, openKeyRing, seal, type WrappedKey } from './seal/key-ring.ts'

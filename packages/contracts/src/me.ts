export { MeWire } from './me/me-wire.ts'
export { toMeWire, toVisitor, type Visitor } from './me/to-me-wire.ts'

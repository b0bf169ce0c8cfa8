export { CommandBar } from './command-bar.tsx'
export type { CommandTarget } from './command-target.ts'

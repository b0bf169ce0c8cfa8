export { matchesAll } from './command-bar/matches-all.ts'
export { ASKED_MAX, type Asked, readAsked } from './command-bar/read-asked.ts'

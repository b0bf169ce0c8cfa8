export { ASKED_MAX, type Asked, readAsked } from './command-bar/read-asked.ts'
export { matchesAll } from './command-bar/matches-all.ts'

export { currentUserSessions } from './current-user-sessions.ts'

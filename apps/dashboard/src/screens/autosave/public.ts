export { autosaving } from './hooks.ts'

/** For the form of what is saved by itself: what became of it, beside the buttons. */
export const autosaveStatus = ['/screens/autosave/autosave-status.tsx#AutosaveStatus']

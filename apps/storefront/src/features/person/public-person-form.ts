export { PersonForm, type PersonSaved } from './person-form.tsx'
export type { PersonFormState } from './person-form-state.ts'

export { useGuardedForm } from './use-guarded-form.ts'

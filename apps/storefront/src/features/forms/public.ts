export { type BuiltFormProps, default as BuiltForm } from './islands/built-form.tsx'

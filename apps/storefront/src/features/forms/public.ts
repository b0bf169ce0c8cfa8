export { default as BuiltForm } from './islands/built-form.tsx'

export { NationalCardField } from './national-card-field.tsx'

export { PrintButton } from './print-button.tsx'

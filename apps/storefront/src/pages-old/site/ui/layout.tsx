// The parts of the customer's own pages are shown too, with the texts that only those carry.
export { default } from '../profile/layout.tsx'

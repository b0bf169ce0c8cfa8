export { AddressForm } from './address-form.tsx'

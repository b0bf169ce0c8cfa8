export { PrivacySection } from './privacy-section.tsx'

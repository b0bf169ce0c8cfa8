export { FreshLink } from './fresh-link.tsx'
export { FreshProvider } from './fresh-provider.tsx'

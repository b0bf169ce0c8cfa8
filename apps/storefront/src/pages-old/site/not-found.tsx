import type { Metadata } from 'next'
import { MissingPage, missingMetadata } from '../../features/shell/missing-page.tsx'

export function generateMetadata(): Promise<Metadata> {
  return missingMetadata()
}

export default function NotFound() {
  return <MissingPage />
}

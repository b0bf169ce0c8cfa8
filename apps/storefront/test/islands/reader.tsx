import { useEffect } from 'react'

/** Tells when it begins to listen to the page, and when it ends. */
export default function Reader({ log }: { log: string }) {
  useEffect(() => {
    const tell = (what: string) => void dispatchEvent(new CustomEvent(log, { detail: what }))
    tell('begins')
    return () => tell('ends')
  }, [log])
  return <p>reads</p>
}

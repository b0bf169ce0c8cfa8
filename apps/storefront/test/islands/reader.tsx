import { useEffect } from 'react'

/** Tells when it begins to listen to the page, and when it ends. */
export default function Reader({ log }: { log: string }) {
  useEffect(() => {
    const report = (what: string) => void dispatchEvent(new CustomEvent(log, { detail: what }))
    report('begins')
    return () => report('ends')
  }, [log])
  return <p>reads</p>
}

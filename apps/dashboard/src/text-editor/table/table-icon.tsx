'use client'

/** A grid, in the size and colour of the editor's other signs. */
export function TableIcon() {
  return (
    <svg className="icon" aria-hidden="true" fill="none" height="20" viewBox="0 0 20 20" width="20">
      <path d="M3 4.5h14v11H3zM3 8.5h14M3 12h14M7.5 8.5v7M12.5 8.5v7" stroke="currentColor" />
    </svg>
  )
}

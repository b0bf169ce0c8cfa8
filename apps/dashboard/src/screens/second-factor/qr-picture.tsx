type QrPictureProps = { dots: readonly (readonly boolean[])[]; label: string; className?: string | undefined }

const QUIET = 4

/** A square code of dots, drawn here: no picture is asked from anywhere. Always dark on white, so that a phone can read it. */
export function QrPicture({ dots, label, className }: QrPictureProps) {
  const side = dots.length + 2 * QUIET
  const path = dots
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')))
    .join('')
  return (
    <svg
      className={className}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} fill="white" />
      <path d={path} fill="black" />
    </svg>
  )
}

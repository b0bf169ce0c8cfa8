import { Skeleton } from '@rasteh/ui/skeleton'
import { State } from '../example.tsx'

const SHAPES = ['text', 'heading', 'control', 'picture'] as const

export function SkeletonExample() {
  return SHAPES.map((shape) => (
    <State key={shape} name={shape}>
      <div style={{ inlineSize: 200 }}>
        <Skeleton shape={shape} />
      </div>
    </State>
  ))
}

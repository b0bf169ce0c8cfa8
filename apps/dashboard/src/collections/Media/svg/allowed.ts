/** Elements that draw. None loads, runs, links, animates, filters or repeats: those are left out with all that is in them. */
export const ELEMENTS: ReadonlySet<string> = new Set([
  ...[
    'svg',
    'g',
    'defs',
    'title',
    'desc',
    'path',
    'rect',
    'circle',
    'ellipse',
    'line',
    'polyline',
    'polygon',
  ],
  ...['text', 'tspan', 'linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask'],
])

/** Those whose words are kept. */
export const WORDY: ReadonlySet<string> = new Set(['title', 'desc', 'text', 'tspan'])

/** What is cut out by another is not cut again inside of it: each level would multiply the work of drawing it. */
export const CUTTERS: ReadonlySet<string> = new Set(['clipPath', 'mask'])
export const CUTS: readonly string[] = ['clip-path', 'mask']

/** How something looks, as attributes or in a style. */
export const LOOKS: ReadonlySet<string> = new Set([
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-linecap'],
  ...['stroke-linejoin', 'stroke-miterlimit', 'stroke-dasharray', 'stroke-dashoffset', 'opacity', 'color'],
  ...['display', 'visibility', 'clip-rule', 'clip-path', 'mask', 'mask-type', 'stop-color', 'stop-opacity'],
  ...['paint-order', 'vector-effect', 'shape-rendering', 'text-rendering', 'font-family', 'font-size'],
  ...['font-weight', 'font-style', 'letter-spacing', 'text-anchor', 'dominant-baseline', 'direction'],
])

/** Where something is and which form it has. */
const FORMS: readonly string[] = [
  ...[
    'viewBox',
    'preserveAspectRatio',
    'width',
    'height',
    'x',
    'y',
    'dx',
    'dy',
    'x1',
    'y1',
    'x2',
    'y2',
    'cx',
  ],
  ...['cy', 'r', 'rx', 'ry', 'fx', 'fy', 'd', 'points', 'pathLength', 'transform', 'id', 'offset', 'rotate'],
  ...['gradientUnits', 'gradientTransform', 'spreadMethod', 'clipPathUnits', 'maskUnits', 'maskContentUnits'],
  ...['textLength', 'lengthAdjust'],
]

export const ATTRIBUTES: ReadonlySet<string> = new Set([...FORMS, ...LOOKS])

/** A reference leads to a part of the same drawing. */
const LOCAL_REFERENCE = /^url\(\s*(["']?)#[\w.-]+\1\s*\)(\s+(#?\w+|rgba?\([\d\s.,%]+\)))?$/i
const PLAIN_VALUE = /^[\p{L}\p{N}\s#(),.%+\-'"_:;/]*$/u
const HREF = /^#[\w.-]+$/

/** Says whether a value may stand in the drawing: no address, no escape, nothing that a reader could take for more than it is. */
export function isPlainValue(value: string): boolean {
  if (/url\s*\(/i.test(value)) return LOCAL_REFERENCE.test(value.trim())
  return PLAIN_VALUE.test(value) && !/script|expression|data:|https?:|\/\//i.test(value)
}

/** Gradients may take their colours from another one of the same drawing. */
export const isLocalHref = (value: string): boolean => HREF.test(value)

/** The picture's own measures; it is stretched to the width that the page has. */
export const CHART_WIDTH = 1000
export const CHART_HEIGHT = 240

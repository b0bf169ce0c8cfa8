export type { CategoryOption } from './choose-step.tsx'

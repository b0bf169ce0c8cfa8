import type { Block } from 'payload'
import { RichTextModule } from './rich-text/config.ts'

/** The kinds of modules that a page can be made of, in the order in which the dashboard offers them. */
export const modules: Block[] = [RichTextModule]

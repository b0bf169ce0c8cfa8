import { spawnSync } from 'node:child_process'
import { ROOT } from './services/settings.ts'

/**
 * `pnpm prove editor`: an author builds a company's site in the dashboard, a publisher approves it, and a visitor walks it.
 * Its pictures are in test-results/editor. The shop must have been built before (`pnpm build`).
 */
const { status } = spawnSync('pnpm', ['exec', 'playwright', 'test', '--project=editor', '--reporter=list'], {
  cwd: ROOT,
  stdio: 'inherit',
})
process.exit(status ?? 1)

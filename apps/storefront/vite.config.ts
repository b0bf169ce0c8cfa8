import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { bundleIslands, islandEntries, isOfShell } from './build/islands.ts'
import { scopedName } from './build/scoped-name.ts'
import { listStyles, pageEntries } from './build/styles.ts'

/** Two builds: the islands for browsers, and the server, whose pages say which styles each of them needs. */
export default defineConfig(({ isSsrBuild }) => ({
  css: { modules: { generateScopedName: scopedName } },
  plugins: [react(), isSsrBuild ? listStyles() : bundleIslands()],
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        manifest: true,
        ssrEmitAssets: true,
        rolldownOptions: {
          input: { main: 'src/server/main.ts', bench: 'build/for-bench.ts', ...pageEntries() },
        },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: false,
        rolldownOptions: {
          input: { start: 'src/islands/start.ts', ...islandEntries() },
          preserveEntrySignatures: 'strict',
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
                { name: (id, graph) => (isOfShell(id, graph) ? 'shell' : null), priority: 1 },
              ],
            },
          },
        },
      },
}))

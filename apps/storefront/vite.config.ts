import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { bundleIslands, commonFiles, islandEntries } from './build/islands.ts'
import { scopedName } from './build/scoped-name.ts'
import { listStyles, styledEntries } from './build/styles.ts'

/** Making a schema changes nothing: browsers need none of them, only what is written beside them. */
const SCHEMA_MAKERS = ['Type', 'WholeFrom', 'Typed', 'nullable']

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
          input: { main: 'src/server/main.ts', bench: 'build/for-bench.ts', ...styledEntries() },
        },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: false,
        rolldownOptions: {
          input: { start: 'src/islands/start.ts', ...islandEntries() },
          preserveEntrySignatures: 'strict',
          treeshake: {
            manualPureFunctions: SCHEMA_MAKERS,
            // Loading the library of schemas changes nothing either.
            moduleSideEffects: [{ test: /node_modules\/typebox\//, sideEffects: false }],
          },
          output: {
            codeSplitting: {
              groups: [
                // It changes with its own versions alone.
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 10 },
                ...commonFiles(),
              ],
            },
          },
        },
      },
}))

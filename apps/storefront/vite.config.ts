import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { islandEntries, listIslands } from './build/islands.ts'

export default defineConfig({
  plugins: [react(), listIslands()],
  build: {
    outDir: 'dist/client',
    manifest: true,
    modulePreload: false,
    cssCodeSplit: true,
    rolldownOptions: {
      input: { start: 'src/islands/start.ts', ...islandEntries() },
      preserveEntrySignatures: 'strict',
    },
  },
})

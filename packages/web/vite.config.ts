import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  build: {
    target: 'es2022',
    // A page under a strict content security policy: nothing inline, no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What is loaded when: script/web-sizes.mjs reads it.
    manifest: true,
  },
  worker: { format: 'es' },
})

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The gallery as a page of its own, for the browser tests: it is no part of the client. In one piece: two hundred files are a second of processor for every page. */
export default defineConfig({
  plugins: [react()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { input: 'gallery.html', output: { codeSplitting: false } },
  },
})

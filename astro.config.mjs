import node from '@astrojs/node';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';

export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'standalone', bodySizeLimit: 1024 * 1024 }),
  integrations: [react()],
  server: { port: 8044 },
  devToolbar: { enabled: false },
  trailingSlash: 'ignore',
  vite: { plugins: [tailwindcss()] },
});

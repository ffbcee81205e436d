import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { apiPaths } from './scripts/build/api-paths.ts';
import { iconModules } from './scripts/build/icon-modules.ts';
import { codeGroups } from './scripts/build/split-code.ts';

/**
 * sonner writes its stylesheet into the page from JavaScript, which a strict Content-Security-Policy refuses;
 * `web/ui/toaster.tsx` imports the same stylesheet as a file.
 */
function sonnerWithoutInlineStyles(): Plugin {
  return {
    name: 'sonner-without-inline-styles',
    transform: {
      filter: { id: /node_modules\/sonner\/dist\/index\.mjs$/ },
      handler: (code) => code.replace(/^__insertCSS\(.*$/m, ''),
    },
  };
}

export default defineConfig(() => {
  const api = process.env.API_ORIGIN;
  return {
    plugins: [iconModules(), tailwindcss(), reactRouter(), sonnerWithoutInlineStyles()],
    publicDir: 'web/public',
    build: {
      // A data: address would need its own exception in the Content-Security-Policy.
      assetsInlineLimit: 0,
      rolldownOptions: {
        // The many addresses and texts that are named once cost nothing then.
        optimization: { inlineConst: { mode: 'all' as const, pass: 2 } },
        output: { codeSplitting: { groups: codeGroups() } },
      },
    },
    server: {
      proxy: api ? Object.fromEntries(apiPaths.map((path) => [path, { target: api }])) : undefined,
    },
  };
});

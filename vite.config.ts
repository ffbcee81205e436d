import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { apiPaths } from './scripts/build/api-paths.ts';
import { endpointsAsData } from './scripts/build/endpoint-data.ts';
import { lightFirstViews } from './scripts/build/first-views.ts';
import { iconModules } from './scripts/build/icon-modules.ts';
import { codeGroups, sharedEntries } from './scripts/build/split-code.ts';

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

/**
 * Prerendering asks a preview server for each page and fails the build when an answer takes ten seconds, with no
 * setting for it (https://github.com/remix-run/react-router/issues/15255). The first answer loads all of the site's code,
 * which takes that long on a busy machine; so it is loaded before anything is asked.
 */
function siteLoadedBeforePrerendering(): Plugin {
  return {
    name: 'site-loaded-before-prerendering',
    async configurePreviewServer({ config }) {
      if (process.env.IS_RR_BUILD_REQUEST !== 'yes') return;
      await import(pathToFileURL(join(config.root, 'build/server/index.js')).href);
    },
  };
}

export default defineConfig(() => {
  const api = process.env.API_ORIGIN;
  return {
    plugins: [
      iconModules(),
      endpointsAsData(),
      lightFirstViews(),
      tailwindcss(),
      reactRouter(),
      sharedEntries(),
      siteLoadedBeforePrerendering(),
      sonnerWithoutInlineStyles(),
    ],
    publicDir: 'web/public',
    build: {
      // A data: address would need its own exception in the Content-Security-Policy.
      assetsInlineLimit: 0,
      // For `scripts/build/view-files.ts`.
      manifest: true,
      rolldownOptions: {
        // The many addresses and texts that are named once cost nothing then.
        optimization: { inlineConst: { mode: 'all' as const, pass: 2 } },
        output: { codeSplitting: { groups: codeGroups() } },
      },
    },
    // In a container `localhost` can be listened on as IPv6 and asked for as IPv4.
    preview: { host: '127.0.0.1' },
    server: {
      proxy: api ? Object.fromEntries(apiPaths.map((path) => [path, { target: api }])) : undefined,
    },
  };
});

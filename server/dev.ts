/**
 * `npm run dev`: the same server, with Vite rendering and
 * reloading pages. Listens on loopback only.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createDevMiddleware } from 'vike/server';
import { ConfigError, loadConfig } from './platform/config/config.ts';
import { DataDirInUseError, openDataDir } from './platform/database/data-dir.ts';
import { EXIT_CONFIG, EXIT_IN_USE } from './platform/process/exit.ts';
import { startServer } from './start.ts';

process.env.NODE_ENV = 'development';
try {
  const config = loadConfig({ ...process.env, HOST: 'localhost' });
  const lock = openDataDir(config);
  await startServer(config, {
    clientDir: null,
    onClosed: () => lock?.release(),
    async dev() {
      const { devMiddleware } = await createDevMiddleware({ root: process.cwd() });
      return (request: IncomingMessage, response: ServerResponse, next) =>
        devMiddleware(request, response, next);
    },
  });
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof DataDirInUseError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(error instanceof ConfigError ? EXIT_CONFIG : EXIT_IN_USE);
}

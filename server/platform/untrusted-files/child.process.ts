/** Handles one untrusted file and is then killed. Started by run-in-child.ts. */
import { UntrustedFileError } from './file-type.ts';
import type { FileProcessor } from './run-in-child.ts';

// The server died. exit() would wait for a rendering that still runs in another thread.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

const { processFile } = (await import(process.argv[2] ?? '')) as {
  processFile: FileProcessor<unknown, unknown>;
};

process.once('message', async ({ bytes, options }: { bytes: Uint8Array; options: unknown }) => {
  try {
    process.send?.({ result: await processFile(bytes, options) });
  } catch (error) {
    const known = error instanceof UntrustedFileError ? error : new UntrustedFileError('type', String(error));
    process.send?.({ problem: known.problem, detail: known.message });
  }
});
process.send?.('ready');

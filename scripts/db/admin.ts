/**
 * `npm run admin` (usage below). Passwords come from a prompt or standard input: process lists show
 * the command line.
 */
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { listAccounts } from '#server/modules/office/account/account.service.ts';
import { createAdmin, setAdminPassword } from '#server/modules/office/account/admin.service.ts';
import { loadConfig } from '#server/platform/config/config.ts';
import { findPasswordError } from '#server/platform/password-strength.ts';
import { inviteInput } from '#src/domain/office/account/account.schema.ts';
import { runCommand, UsageError, withContext, withDataDir } from './command.ts';

const USAGE = `Usage:
  npm run admin -- create USERNAME [--role owner|staff] [--email ADDRESS]
  npm run admin -- password USERNAME
  npm run admin -- list
The password is asked for, or read from standard input.`;

const firstLine = (piped: string): string => piped.split(/\r?\n/)[0] ?? '';

/** Prompts without echo. */
async function askHidden(question: string): Promise<string> {
  process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const prompt = createInterface({ input: process.stdin, output: silent, terminal: true });
  // Ctrl-C and Ctrl-D close it.
  const stopped = new AbortController();
  prompt.once('close', () => stopped.abort());
  try {
    return await prompt.question('', { signal: stopped.signal });
  } catch {
    throw new UsageError('Stopped.');
  } finally {
    prompt.close();
    process.stderr.write('\n');
  }
}

async function readPassword(context: string[]): Promise<string> {
  const isPerson = process.stdin.isTTY;
  const password = isPerson ? await askHidden('Password: ') : firstLine(await text(process.stdin));
  const error = findPasswordError(password, context);
  if (error) throw new UsageError(error);
  if (isPerson && (await askHidden('Again: ')) !== password)
    throw new UsageError('The two passwords differ.');
  return password;
}

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { role: { type: 'string', default: 'owner' }, email: { type: 'string' } },
  });
  const [command, username = '', ...rest] = positionals;
  if (
    !['create', 'password', 'list'].includes(command ?? '') ||
    rest.length > 0 ||
    (command !== 'list' && !username)
  )
    throw new UsageError(USAGE);
  const wanted =
    command === 'create'
      ? inviteInput.partial({ email: true }).safeParse({ username, role: values.role, email: values.email })
      : null;
  if (wanted && !wanted.success) throw new UsageError(wanted.error.issues[0]?.message ?? USAGE);

  const config = loadConfig(process.env);
  // Fails before the prompt if a running server holds the embedded database.
  await withDataDir(config, async () => {
    const password = command === 'list' ? '' : await readPassword([username, values.email ?? '']);
    await withContext(config, async (ctx) => {
      if (command === 'list') {
        for (const { username, role, state, email, hasTotp } of await listAccounts(ctx))
          console.info([username, role, state, email ?? '-', hasTotp ? 'two-step' : '-'].join('\t'));
      } else if (wanted?.success) {
        await createAdmin(ctx, { ...wanted.data, password });
        console.info(`Account ${wanted.data.username} (${wanted.data.role}) was made.`);
      } else {
        await setAdminPassword(ctx, username, password);
        console.info(`The password of ${username} was changed; all its sessions are over.`);
      }
    });
  });
});

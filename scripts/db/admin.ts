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
import { findPasswordError } from '#server/platform/password-strength.ts';
import { inviteInput } from '#src/domain/office/account/account.schema.ts';
import { type Command, parsed, runWithContext, UsageError } from './command.ts';

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

const list: Command = async (ctx) => {
  for (const { username, role, state, email, hasTotp } of await listAccounts(ctx))
    console.info([username, role, state, email ?? '-', hasTotp ? 'two-step' : '-'].join('\t'));
};

await runWithContext((): Command => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { role: { type: 'string', default: 'owner' }, email: { type: 'string' } },
  });
  const [command, username, ...rest] = positionals;
  if (command === 'list' && !username) return list;
  if (command === 'create' && username && rest.length === 0) {
    const account = parsed(inviteInput.partial({ email: true }), { username, ...values }, USAGE);
    return async (ctx) => {
      const password = await readPassword([account.username, account.email ?? '']);
      await createAdmin(ctx, { ...account, password });
      console.info(`Account ${account.username} (${account.role}) was made.`);
    };
  }
  if (command === 'password' && username && rest.length === 0)
    return async (ctx) => {
      await setAdminPassword(ctx, username, await readPassword([username, values.email ?? '']));
      console.info(`The password of ${username} was changed; all its sessions are over.`);
    };
  throw new UsageError(USAGE);
});

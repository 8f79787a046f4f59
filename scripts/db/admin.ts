/**
 * `npm run admin` (usage below). Passwords come from a prompt or standard input: process lists show
 * the command line.
 */
import '../../server/platform/config/site-overrides.ts';
import { parseArgs } from 'node:util';
import { ConfigError, loadConfig } from '../../server/platform/config/config.ts';
import { DataDirInUseError, openDataDir } from '../../server/platform/database/data-dir.ts';
import { findPasswordError } from '../../server/platform/password-strength.ts';
import { inviteInput } from '../../src/domain/admin-account/account.schema.ts';

const USAGE = `Usage:
  npm run admin -- create USERNAME [--role owner|staff] [--email ADDRESS]
  npm run admin -- password USERNAME
  npm run admin -- list
The password is asked for, or read from standard input.`;

class UsageError extends Error {}

/** One line from a pipe. */
async function readPiped(): Promise<string> {
  let text = '';
  for await (const chunk of process.stdin) text += String(chunk);
  return text.split(/\r?\n/)[0] ?? '';
}

/** Prompts without echo. */
function askHidden(question: string): Promise<string> {
  process.stderr.write(question);
  const { stdin } = process;
  stdin.setRawMode(true);
  stdin.setEncoding('utf8');
  stdin.resume();
  return new Promise((resolve, reject) => {
    let typed = '';
    const stop = () => {
      stdin.setRawMode(false);
      stdin.pause();
      stdin.off('data', onData);
      process.stderr.write('\n');
    };
    const onData = (data: string) => {
      for (const key of data) {
        if (key === '\r' || key === '\n' || key === '\u0004') {
          stop();
          return resolve(typed);
        }
        if (key === '\u0003') {
          stop();
          return reject(new UsageError('Stopped.'));
        }
        typed = key === '\u007f' || key === '\b' ? [...typed].slice(0, -1).join('') : typed + key;
      }
    };
    stdin.on('data', onData);
  });
}

async function readPassword(context: string[]): Promise<string> {
  const isPerson = process.stdin.isTTY;
  const password = isPerson ? await askHidden('Password: ') : await readPiped();
  const error = findPasswordError(password, context);
  if (error) throw new UsageError(error);
  if (isPerson && (await askHidden('Again: ')) !== password)
    throw new UsageError('The two passwords differ.');
  return password;
}

async function run(): Promise<void> {
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
  const lock = openDataDir(config);
  try {
    const password = command === 'list' ? '' : await readPassword([username, values.email ?? '']);
    const [
      { createDeps },
      { systemContext },
      { migrateWithSnapshot },
      { withStartupLock },
      { claimDatabase },
      admin,
      accounts,
    ] = await Promise.all([
      import('../../server/create-deps.ts'),
      import('../../server/context.ts'),
      import('../../server/platform/backup/snapshots.ts'),
      import('../../server/platform/database/startup-lock.ts'),
      import('../../server/features/demo/demo-mark.service.ts'),
      import('../../server/features/admin-account/admin.service.ts'),
      import('../../server/features/admin-account/account.service.ts'),
    ]);
    const deps = await createDeps(config);
    try {
      await withStartupLock(deps.db, () => migrateWithSnapshot(config, deps.db, deps.logger));
      const ctx = systemContext(deps);
      await claimDatabase(ctx);
      if (command === 'list') {
        const rows = await accounts.listAccounts(ctx);
        console.info(
          rows
            .map((row) =>
              [row.username, row.role, row.state, row.email ?? '-', row.hasTotp ? 'two-step' : '-'].join(
                '\t',
              ),
            )
            .join('\n'),
        );
      } else if (wanted?.success) {
        await admin.createAdmin(ctx, { ...wanted.data, password });
        console.info(`Account ${wanted.data.username} (${wanted.data.role}) was made.`);
      } else {
        await admin.setAdminPassword(ctx, username, password);
        console.info(`The password of ${username} was changed; all its sessions are over.`);
      }
    } finally {
      await deps.close();
    }
  } finally {
    lock?.release();
  }
}

try {
  await run();
} catch (error) {
  const { code, status } = error as { code?: string; status?: number };
  const expected =
    error instanceof UsageError ||
    error instanceof ConfigError ||
    error instanceof DataDirInUseError ||
    status !== undefined;
  if (!expected && !code?.startsWith('ERR_PARSE_ARGS')) throw error;
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(error instanceof ConfigError ? 78 : error instanceof DataDirInUseError ? 75 : 1);
}
process.exit(0);

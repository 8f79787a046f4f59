/** `npm run token` (usage below): API tokens of the shop. */
import { parseArgs } from 'node:util';
import { API_SCOPES } from '#src/domain/api-scopes.ts';
import type { Context } from '../../server/context.ts';
import { loadConfig } from '../../server/platform/config/config.ts';
import { openDataDir } from '../../server/platform/database/data-dir.ts';
import {
  type CreateTokenInput,
  createTokenInput,
  TOKEN_DAYS_DEFAULT,
  tokenIdInput,
} from '../../src/domain/integration/api-token/api-token.schema.ts';
import { runCommand, UsageError, withContext } from './command.ts';

const USAGE = `Usage:
  npm run token -- create --name NAME --scopes a,b [--days ${TOKEN_DAYS_DEFAULT}]
  npm run token -- list
  npm run token -- revoke ID
Scopes: ${API_SCOPES.join(', ')}
The token is written to standard output, once. It can't be shown again.`;

const day = (date: Date | null): string => date?.toISOString().slice(0, 10) ?? '-';

async function create(ctx: Context, input: CreateTokenInput): Promise<void> {
  const { createToken } = await import('../../server/modules/integration/api-token/api-token.service.ts');
  const { token, view } = await createToken(ctx, input);
  console.info(token);
  process.stderr.write(`Token ${view.id} (${view.name}) is valid until ${day(view.expiresAt)}.\n`);
}

async function list(ctx: Context): Promise<void> {
  const { listTokens } = await import('../../server/modules/integration/api-token/api-token.service.ts');
  for (const view of await listTokens(ctx))
    console.info(
      [
        view.id,
        view.name,
        view.prefix,
        view.scopes.join(','),
        view.createdBy,
        view.revokedAt ? `revoked ${day(view.revokedAt)}` : `expires ${day(view.expiresAt)}`,
        `used ${day(view.lastUsedAt)}`,
      ].join('\t'),
    );
}

async function revoke(ctx: Context, id: number): Promise<void> {
  const { revokeToken } = await import('../../server/modules/integration/api-token/api-token.service.ts');
  await revokeToken(ctx, id);
  console.info(`Token ${id} is revoked.`);
}

/** @throws UsageError with the first message of the schema */
function parsed<T>(
  result: { success: true; data: T } | { success: false; error: { issues: { message: string }[] } },
): T {
  if (result.success) return result.data;
  throw new UsageError(`${result.error.issues[0]?.message ?? ''}\n${USAGE}`);
}

function commandOf(): (ctx: Context) => Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { name: { type: 'string' }, scopes: { type: 'string' }, days: { type: 'string' } },
  });
  const [command, id, ...rest] = positionals;
  if (rest.length === 0 && command === 'create' && id === undefined) {
    const scopes = values.scopes?.split(',').map((scope) => scope.trim());
    const input = parsed(createTokenInput.safeParse({ ...values, scopes }));
    return (ctx) => create(ctx, input);
  }
  if (rest.length === 0 && command === 'list' && id === undefined) return list;
  if (rest.length === 0 && command === 'revoke') {
    const input = parsed(tokenIdInput.safeParse({ id }));
    return (ctx) => revoke(ctx, input.id);
  }
  throw new UsageError(USAGE);
}

await runCommand(async () => {
  const work = commandOf();
  const config = loadConfig(process.env);
  const lock = openDataDir(config);
  try {
    await withContext(config, work);
  } finally {
    lock?.release();
  }
});

/** `npm run token` (usage below): API tokens of the shop. */
import { parseArgs } from 'node:util';
import type { z } from 'zod';
import type { Context } from '#server/context.ts';
import {
  createToken,
  listTokens,
  revokeToken,
} from '#server/modules/integration/api-token/api-token.service.ts';
import { loadConfig } from '#server/platform/config/config.ts';
import { API_SCOPES } from '#src/domain/api-scopes.ts';
import {
  createTokenInput,
  TOKEN_DAYS_DEFAULT,
  tokenIdInput,
} from '#src/domain/integration/api-token/api-token.schema.ts';
import { runCommand, UsageError, withContext, withDataDir } from './command.ts';

const USAGE = `Usage:
  npm run token -- create --name NAME --scopes a,b [--days ${TOKEN_DAYS_DEFAULT}]
  npm run token -- list
  npm run token -- revoke ID
Scopes: ${API_SCOPES.join(', ')}
The token is written to standard output, once. It can't be shown again.`;

type Command = (ctx: Context) => Promise<void>;

const day = (date: Date | null): string => date?.toISOString().slice(0, 10) ?? '-';

const list: Command = async (ctx) => {
  for (const view of await listTokens(ctx)) {
    const { id, name, prefix, scopes, createdBy, revokedAt } = view;
    const state = revokedAt ? `revoked ${day(revokedAt)}` : `expires ${day(view.expiresAt)}`;
    const used = `used ${day(view.lastUsedAt)}`;
    console.info([id, name, prefix, scopes.join(','), createdBy, state, used].join('\t'));
  }
};

/** @throws UsageError with the first message of the schema */
function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(value);
  if (error) throw new UsageError(`${error.issues[0]?.message ?? ''}\n${USAGE}`);
  return data as z.output<Schema>;
}

function commandOf(): Command {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { name: { type: 'string' }, scopes: { type: 'string' }, days: { type: 'string' } },
  });
  const [command, ...args] = positionals;
  if (command === 'create' && args.length === 0) {
    const scopes = values.scopes?.split(',').map((scope) => scope.trim());
    const input = parsed(createTokenInput, { ...values, scopes });
    return async (ctx) => {
      const { token, view } = await createToken(ctx, input);
      console.info(token);
      process.stderr.write(`Token ${view.id} (${view.name}) is valid until ${day(view.expiresAt)}.\n`);
    };
  }
  if (command === 'list' && args.length === 0) return list;
  if (command === 'revoke' && args.length <= 1) {
    const { id } = parsed(tokenIdInput, { id: args[0] });
    return async (ctx) => {
      await revokeToken(ctx, id);
      console.info(`Token ${id} is revoked.`);
    };
  }
  throw new UsageError(USAGE);
}

await runCommand(async () => {
  const command = commandOf();
  const config = loadConfig(process.env);
  await withDataDir(config, () => withContext(config, command));
});

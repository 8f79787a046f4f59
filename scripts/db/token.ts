/** `npm run token` (usage below): API tokens of the shop. */
import { parseArgs } from 'node:util';
import {
  createToken,
  listTokens,
  revokeToken,
} from '#server/modules/integration/api-token/api-token.service.ts';
import { API_SCOPES } from '#src/domain/api-scopes.ts';
import {
  createTokenInput,
  TOKEN_DAYS_DEFAULT,
  tokenIdInput,
} from '#src/domain/integration/api-token/api-token.schema.ts';
import { type Command, parsed, runWithContext, UsageError } from './command.ts';

const USAGE = `Usage:
  npm run token -- create --name NAME --scopes a,b [--days ${TOKEN_DAYS_DEFAULT}]
  npm run token -- list
  npm run token -- revoke ID
Scopes: ${API_SCOPES.join(', ')}
The token is written to standard output, once. It can't be shown again.`;

const day = (date: Date | null): string => date?.toISOString().slice(0, 10) ?? '-';

const list: Command = async (ctx) => {
  for (const view of await listTokens(ctx)) {
    const { id, name, prefix, scopes, createdBy, revokedAt } = view;
    const state = revokedAt ? `revoked ${day(revokedAt)}` : `expires ${day(view.expiresAt)}`;
    const used = `used ${day(view.lastUsedAt)}`;
    console.info([id, name, prefix, scopes.join(','), createdBy, state, used].join('\t'));
  }
};

await runWithContext((): Command => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { name: { type: 'string' }, scopes: { type: 'string' }, days: { type: 'string' } },
  });
  const [command, ...args] = positionals;
  if (command === 'create' && args.length === 0) {
    const scopes = values.scopes?.split(',').map((scope) => scope.trim());
    const input = parsed(createTokenInput, { ...values, scopes }, USAGE);
    return async (ctx) => {
      const { token, view } = await createToken(ctx, input);
      console.info(token);
      process.stderr.write(`Token ${view.id} (${view.name}) is valid until ${day(view.expiresAt)}.\n`);
    };
  }
  if (command === 'list' && args.length === 0) return list;
  if (command === 'revoke' && args.length <= 1) {
    const { id } = parsed(tokenIdInput, { id: args[0] }, USAGE);
    return async (ctx) => {
      await revokeToken(ctx, id);
      console.info(`Token ${id} is revoked.`);
    };
  }
  throw new UsageError(USAGE);
});

/**
 * `npm run rotate-keys`: re-encrypts stored values with the newest secret. `-- --new` first adds a
 * new secret to DATA_DIR/app-secret.
 */
import { parseArgs } from 'node:util';
import { rotateKeys } from '#server/database/rotate-keys.ts';
import { type Config, loadConfig } from '#server/platform/config/config.ts';
import { createKeyring } from '#server/platform/crypto.ts';
import { addSecretToFile, loadAppSecrets, readSecretFile } from '#server/platform/database/data-dir.ts';
import { runCommand, UsageError, withDatabase, withDataDir } from './command.ts';

const LISTED_MAX = 20;

function addSecret(config: Config): void {
  if (config.appSecrets.length > 0)
    throw new UsageError(
      'APP_SECRET comes from the environment. Make a secret with `openssl rand -base64 36`, put it in front of the list there, separated by a comma, and run `npm run rotate-keys`.',
    );
  if (!readSecretFile(config.dataDir))
    throw new UsageError(`There is no secret in ${config.dataDir} yet: the first start makes one.`);
  addSecretToFile(config.dataDir);
  console.info(`A new secret is the first line of ${config.dataDir}/app-secret.`);
}

const rotate = (config: Config): Promise<boolean> =>
  withDatabase(config, async (database) => {
    const keyring = createKeyring(loadAppSecrets(config.appSecrets, config.dataDir));
    const { reencrypted, unreadable, locked } = await rotateKeys(database, keyring, console.info);
    for (const line of unreadable.slice(0, LISTED_MAX)) console.error(`Cannot be decrypted: ${line}`);
    if (unreadable.length > LISTED_MAX) console.error(`... and ${unreadable.length - LISTED_MAX} more.`);
    if (locked > 0) console.error(`${locked} values were in use all the time. Run the command again.`);
    console.info(
      `${reencrypted} values re-encrypted with key ${keyring.keyId}; ${unreadable.length} cannot be decrypted.`,
    );
    return unreadable.length === 0 && locked === 0;
  });

await runCommand(async () => {
  const { values } = parseArgs({ options: { new: { type: 'boolean', default: false } } });
  const config = loadConfig(process.env);
  await withDataDir(config, async () => {
    if (values.new) addSecret(config);
    if (!(await rotate(config))) process.exitCode = 1;
  });
});

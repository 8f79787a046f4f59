import type { Context } from '#server/context.ts';
import { findSecretWeakness } from '#server/platform/config/secret-strength.ts';
import type { LaunchChecks } from '#src/domain/office/launch/launch-check.rules.ts';
import {
  checkAppSecret,
  checkDatabase,
  checkDemo,
  checkDisk,
  checkHttps,
  checkMonitoring,
  checkProxy,
} from '#src/domain/office/launch/server-setup.rules.ts';

export async function checkServer({ deps, request }: Context): Promise<LaunchChecks> {
  const { config, db, disk } = deps;
  const [weakness = null] = config.appSecrets.map((secret) => findSecretWeakness(secret)).filter(Boolean);
  return {
    demo: checkDemo(config.demo),
    https: checkHttps({ origin: config.origin, arrival: request.arrival }),
    proxy: checkProxy({
      arrival: request.arrival,
      trusted: [...config.trustProxy],
      isSet: config.trustProxySet,
      client: request.ip,
    }),
    database: checkDatabase({
      isEmbedded: db.engine === 'pglite',
      isChosen: config.allowsEmbeddedDatabase,
    }),
    'app-secret': checkAppSecret({ isFromEnvironment: config.appSecrets.length > 0, weakness }),
    disk: checkDisk(await disk.freeBytes()),
    monitoring: checkMonitoring(config.metricsToken !== null),
  };
}

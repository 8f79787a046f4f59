import { createSessions } from './auth/lucia.ts';
import { type Context, type Deps, systemContext } from './context.ts';
import { emailTemplates } from './emails.ts';
import { jobDefinitions } from './jobs.ts';
import { findAffiliateUser } from './modules/affiliate/account/affiliate-access.service.ts';
import { referralAttribution } from './modules/affiliate/referral/attribution.service.ts';
import { findAdminUser } from './modules/office/account/admin.service.ts';
import { createStripeProvider } from './modules/sale/payment/stripe/stripe-provider.ts';
import { modules } from './modules.ts';
import { followPageFacts } from './page-facts.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Config } from './platform/config/config.ts';
import { createKeyring } from './platform/crypto.ts';
import { loadAppSecrets } from './platform/database/data-dir.ts';
import { openDatabase } from './platform/database/database.ts';
import { createMailer } from './platform/email/mailer.ts';
import { createMailTransport } from './platform/email/transport.ts';
import { createJobs } from './platform/jobs/jobs.ts';
import { createAddressLimiter, createTokenLimiter } from './platform/limits/rate-limit.ts';
import { createLogger, type Logger } from './platform/logger.ts';
import { createOutgoing } from './platform/outgoing/outgoing.ts';
import { createDisk, createFiles } from './platform/storage/files.ts';
import { traceFields } from './platform/tracing/spans.ts';

type DepsOptions = { clock?: Clock; logger?: Logger; inMemory?: boolean | Blob };

export const createBackground = (context: () => Context): Deps['background'] =>
  Object.fromEntries(
    modules.flatMap(({ background = {} }) =>
      Object.entries(background).map(([name, create]) => [name, create(context)]),
    ),
  );

export async function createDeps(config: Config, options: DepsOptions = {}): Promise<Deps> {
  const clock = options.clock ?? systemClock;
  const logger = options.logger ?? createLogger(config.logLevel, undefined, traceFields);
  const keyring = createKeyring(loadAppSecrets(config.appSecrets, config.dataDir));
  const db = await openDatabase(
    { databaseUrl: config.databaseUrl, dataDir: config.dataDir, inMemory: options.inMemory },
    logger,
  );
  const jobs = createJobs(config, db, logger);
  const files = createFiles(config);
  const emailTransport = createMailTransport(config);
  const deps: Deps = {
    config,
    logger,
    clock,
    keyring,
    db,
    jobs,
    mailTransport: emailTransport,
    mailer: createMailer({
      config,
      db,
      jobs,
      keyring,
      clock,
      logger,
      transport: emailTransport,
      files,
      templates: emailTemplates({ origin: config.origin, keyring }),
    }),
    files,
    disk: createDisk(config),
    sessions: createSessions(db, { admin: findAdminUser, affiliate: findAffiliateUser }),
    addressLimiter: createAddressLimiter({
      clock,
      factor: config.rateLimitFactor,
      hash: (address) => keyring.keyedHash('ip', address),
    }),
    tokenLimiter: createTokenLimiter({ clock, db, factor: config.rateLimitFactor }),
    paymentProvider: await createStripeProvider(config),
    attribution: referralAttribution,
    listeners: modules.map(({ on = {} }) => on),
    outgoing: createOutgoing(config),
    background: createBackground(() => systemContext(deps)),
    subjectNames: Object.assign({}, ...modules.map((module) => module.subjectNames ?? {})),
    pageFacts: followPageFacts(() => systemContext(deps)),
    lists: Object.assign({}, ...modules.map((module) => module.lists ?? {})),
    search: modules.flatMap((module) => module.search ?? []),
    personalData: modules.flatMap((module) => module.personalData ?? []),
    recordChecks: modules.flatMap((module) => module.recordChecks ?? []),
    startJobs: () => jobs.start(jobDefinitions(deps), () => systemContext(deps)),
    async close() {
      const stopped = await Promise.allSettled([
        jobs.stop(),
        ...Object.values(deps.background).map((task) => task.stop()),
        deps.pageFacts.stop(),
      ]);
      emailTransport.close();
      await db.close();
      const failed = stopped.find(({ status }) => status === 'rejected');
      if (failed?.status === 'rejected') throw failed.reason;
    },
  };
  return deps;
}

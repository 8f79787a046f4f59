/** All services of the server, built once from the configuration. */
import { createSessions, type SessionService } from './auth/lucia.ts';
import { systemContext } from './context.ts';
import { type EmailPayloads, emailTemplates } from './emails.ts';
import { findAdminUser } from './features/admin-account/admin-user.ts';
import { findAffiliateUser } from './features/affiliate/affiliate-user.ts';
import { createStripePort, type StripePort } from './features/payment/stripe.ts';
import { jobDefinitions, RETIRED_JOBS } from './jobs.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Config } from './platform/config/config.ts';
import { createKeyring, type Keyring } from './platform/crypto.ts';
import { loadAppSecrets } from './platform/database/data-dir.ts';
import { type Database, openDatabase } from './platform/database/database.ts';
import { createMailer, type Mailer } from './platform/email/mailer.ts';
import { createMailTransport, type EmailTransport } from './platform/email/transport.ts';
import { createJobs, type Jobs } from './platform/jobs/jobs.ts';
import { type AddressLimiter, createAddressLimiter } from './platform/limits/rate-limit.ts';
import { createLogger, type Logger } from './platform/logger.ts';
import { createDisk, type Disk } from './platform/storage/disk.ts';
import { createFiles, type Files } from './platform/storage/files.ts';

export type Deps = {
  config: Config;
  logger: Logger;
  clock: Clock;
  keyring: Keyring;
  db: Database;
  jobs: Jobs;
  mailer: Mailer<EmailPayloads>;
  mailTransport: EmailTransport;
  files: Files;
  disk: Disk;
  sessions: SessionService;
  addressLimiter: AddressLimiter;
  stripe: StripePort;
  /** Starts the workers. Jobs cannot be enqueued before. */
  startJobs(): Promise<void>;
  close(): Promise<void>;
};

export type DepsOptions = { clock?: Clock; logger?: Logger; inMemory?: boolean | Blob };

export async function createDeps(config: Config, options: DepsOptions = {}): Promise<Deps> {
  const clock = options.clock ?? systemClock;
  const logger = options.logger ?? createLogger(config.logLevel);
  const keyring = createKeyring(loadAppSecrets(config.appSecrets, config.dataDir));
  const db = await openDatabase(
    { databaseUrl: config.databaseUrl, dataDir: config.dataDir, inMemory: options.inMemory },
    logger,
  );
  const jobs = createJobs(config, db, logger);
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
      templates: emailTemplates({ origin: config.origin, keyring }),
    }),
    files: createFiles(config),
    disk: createDisk(config),
    sessions: createSessions(db, { admin: findAdminUser(db), affiliate: findAffiliateUser(db) }),
    addressLimiter: createAddressLimiter({
      clock,
      factor: config.rateLimitFactor,
      hash: (address) => keyring.keyedHash('ip', address),
    }),
    stripe: await createStripePort(config),
    startJobs: () => jobs.start(jobDefinitions(deps), () => systemContext(deps), RETIRED_JOBS),
    async close() {
      await jobs.stop();
      emailTransport.close();
      await db.close();
    },
  };
  return deps;
}

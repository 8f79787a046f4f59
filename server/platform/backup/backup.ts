import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Config } from '../config/config.ts';
import { createKeyring } from '../crypto.ts';
import { EMBEDDED_FOLDER, READY_MARK, readSecretFile, secretFile } from '../database/data-dir.ts';
import { knownMigrations } from '../database/orm-options.ts';
import { BackupError } from '../errors.ts';
import { createFiles } from '../storage/files.ts';
import { type Digest, readArchive, type Source, writeArchive } from './archive.ts';
import {
  type DatabaseInfo,
  dumpEmbedded,
  dumpPostgres,
  isEmbeddedEmpty,
  isPostgresEmpty,
  loadEmbedded,
  loadPostgres,
  verifyEmbedded,
} from './engines.ts';

const FORMAT = 'storefront-backup/1';

type Manifest = {
  format: string;
  /** Version of the program that made the backup; informational only. */
  version: string;
  createdAt: string;
  withFiles: boolean;
  database: DatabaseInfo;
  /** Keyed hash under the newest secret: shows whether a restore has that secret. */
  secretCheck: string | null;
  members: Record<string, Digest>;
};

export type BackupConfig = Pick<Config, 'appSecrets' | 'databaseUrl' | 'dataDir' | 'filesUrl'>;

const programVersion = (): string =>
  (JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string })
    .version;
/** One per listed secret, newest first; empty if there is none yet. */
function secretChecks(config: BackupConfig, createdAt: string): string[] {
  const { appSecrets, dataDir } = config;
  const secrets = appSecrets.length > 0 ? appSecrets : (readSecretFile(dataDir) ?? []);
  return secrets.length > 0 ? createKeyring(secrets).keyedHashes('backup-check', createdAt) : [];
}

/** Null if uploads are kept in a bucket, which has its own backups. */
function uploadsFolder(config: BackupConfig): string | null {
  if (!config.filesUrl) return path.join(config.dataDir, 'uploads');
  return config.filesUrl.startsWith('file://') ? new URL(config.filesUrl).pathname : null;
}

const uploadNames = (config: BackupConfig): string[] => {
  const folder = uploadsFolder(config);
  return folder && existsSync(folder) ? readdirSync(folder).filter((name) => !name.endsWith('.part')) : [];
};

const UPLOADS = 'uploads/';
const uploadsIn = (members: Record<string, Digest>): string[] =>
  Object.keys(members).filter((name) => name.startsWith(UPLOADS));

async function inTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'storefront-db-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const summary = (database: DatabaseInfo, files: number): string =>
  `${database.rows.customer_order ?? 0} orders, ${database.rows.contact ?? 0} enquiries, ${database.rows.affiliate ?? 0} affiliates, ${files} uploaded files`;

type Options = {
  /** Folder of the embedded database: its own while it is closed, else a copy by the server. */
  open?: () => Promise<{ folder: string; atLeast: string | null }>;
  /** False leaves out uploaded files and the secret, for a copy of the database alone. */
  withFiles?: boolean;
};

/** @returns a readable summary of what was saved */
export async function backup(
  config: BackupConfig,
  target: string,
  { open, withFiles = true }: Options = {},
): Promise<string> {
  if (existsSync(target))
    throw new BackupError(`${target} exists already; a backup never overwrites a file.`);
  mkdirSync(path.dirname(path.resolve(target)), { recursive: true });
  return await inTemporaryFolder(async (folder) => {
    const { source, facts } = config.databaseUrl
      ? await dumpPostgres(config.databaseUrl, folder)
      : await dumpCopy(await (open ?? openAtRest(config.dataDir))());
    const sources: Source[] = [source];
    if (withFiles && config.appSecrets.length === 0 && existsSync(secretFile(config.dataDir)))
      sources.push({ name: 'app-secret', file: secretFile(config.dataDir) });
    for (const name of withFiles ? uploadNames(config) : [])
      sources.push({
        name: `${UPLOADS}${name}`,
        file: path.join(uploadsFolder(config) ?? '', name),
        // A cleanup or an erasure in the running shop.
        mayBeDeleted: true,
      });
    const createdAt = new Date().toISOString();
    const manifest = {
      format: FORMAT,
      version: programVersion(),
      createdAt,
      withFiles,
      database: facts,
      secretCheck: secretChecks(config, createdAt)[0] ?? null,
    };
    const saved = await writeArchive(
      path.resolve(target),
      sources,
      (members): Manifest => ({ ...manifest, members }),
    );
    const bucket = uploadsFolder(config) ? '' : ' Uploads are in the bucket and not in this file.';
    return `Saved ${summary(facts, uploadsIn(saved).length)} to ${target}.${bucket} Keep the file as safe as the database itself.`;
  });
}

const openAtRest = (dataDir: string) => async () => {
  if (!existsSync(path.join(dataDir, READY_MARK)))
    throw new BackupError(`There is no database in ${dataDir} yet.`);
  return { folder: path.join(dataDir, EMBEDDED_FOLDER), atLeast: null };
};

async function dumpCopy({ folder, atLeast }: { folder: string; atLeast: string | null }) {
  const dumped = await dumpEmbedded(folder, atLeast);
  await verifyEmbedded(dumped.source.content, dumped.facts);
  return dumped;
}

/** @param requireFitting throws for rows that must not be restored here @returns a summary */
export async function restore(
  config: BackupConfig,
  file: string,
  requireFitting: (rows: Record<string, number>) => void,
): Promise<string> {
  const isEmpty = config.databaseUrl
    ? await isPostgresEmpty(config.databaseUrl)
    : isEmbeddedEmpty(config.dataDir);
  if (!isEmpty)
    throw new BackupError(
      'There is a database already. A restore needs an empty DATA_DIR or database: move the old one away first.',
    );
  return await inTemporaryFolder(async (folder) => {
    const { digests, manifest } = await readArchive(file, folder);
    const saved = requireManifest(manifest, digests);
    const { database, members, createdAt, withFiles } = saved;
    requireEngine(config, database);
    requireFitting(database.rows);
    // A snapshot contains only the database and is restored next to the files it belongs to.
    if (withFiles && uploadNames(config).length > 0)
      throw new BackupError(
        'There are uploaded files already. A restore needs an empty folder: move them away first.',
      );
    const secret = restoredSecret(config, folder, saved);
    const uploads = uploadsIn(members);
    try {
      const files = createFiles(config);
      for (const name of uploads)
        await files.put(name.slice(UPLOADS.length), readFileSync(path.join(folder, name)));
      if (secret) writeFileSync(secretFile(config.dataDir), secret, { mode: 0o600 });
      if (config.databaseUrl) await loadPostgres(config.databaseUrl, path.join(folder, 'database.dump'));
      else await loadEmbedded(config.dataDir, path.join(folder, 'database.tar'), database);
    } catch (error) {
      // A restore that failed can be repeated: there was neither a secret nor an upload before.
      if (secret) rmSync(secretFile(config.dataDir), { force: true });
      removeUploads(config, uploads);
      throw error;
    }
    return `Restored ${summary(database, uploads.length)}, as of ${createdAt}.`;
  });
}

/** Not in a bucket: it is not checked to be empty, and a repeated restore replaces its files. */
function removeUploads(config: BackupConfig, members: readonly string[]): void {
  const folder = uploadsFolder(config);
  for (const name of folder ? members : [])
    rmSync(path.join(folder ?? '', name.slice(UPLOADS.length)), { force: true });
}

/** @throws BackupError if any byte differs, or if a newer program made the backup */
function requireManifest(manifest: unknown, digests: Record<string, Digest>): Manifest {
  const known = manifest as Manifest | null;
  if (known?.format !== FORMAT) throw new BackupError('This is not a backup of this program.');
  const names = new Set([...Object.keys(known.members), ...Object.keys(digests)]);
  for (const name of names)
    if (!known.members[name] || known.members[name].sha256 !== digests[name]?.sha256)
      throw new BackupError(`The backup is damaged: ${name} differs from what was saved.`);
  const mine = knownMigrations();
  const newer = known.database.migrations.filter((name) => !mine.includes(name));
  if (newer.length > 0)
    throw new BackupError(
      `This backup was made by a newer version (${newer.join(', ')}). Update the program first.`,
    );
  return known;
}

function requireEngine(config: BackupConfig, database: DatabaseInfo): void {
  const here = config.databaseUrl ? 'postgresql' : 'pglite';
  if (database.engine !== here)
    throw new BackupError(
      database.engine === 'pglite'
        ? 'This backup was made of the embedded database. Restore it with DATABASE_URL unset.'
        : 'This backup was made of PostgreSQL. Restore it with DATABASE_URL set.',
    );
}

/** The secret to store; null if it is there. @throws BackupError if another one is in use */
function restoredSecret(config: BackupConfig, folder: string, manifest: Manifest): string | null {
  const saved = path.join(folder, 'app-secret');
  const present = secretChecks(config, manifest.createdAt);
  if (present.length === 0) {
    if (existsSync(saved)) return readFileSync(saved, 'utf8');
    throw new BackupError(
      'This backup contains no secret: set the APP_SECRET that was in use when it was made.',
    );
  }
  if (manifest.secretCheck && !present.includes(manifest.secretCheck))
    throw new BackupError(
      'Another APP_SECRET is in use here than when this backup was made: payout details, queued emails and links could not be read. Add the secret of that time to the list (APP_SECRET=new,old).',
    );
  return null;
}
